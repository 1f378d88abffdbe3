import { defineRecipe } from '@chakra-ui/react/styled-system';

export const spinner = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    flexShrink: 0,
    width: 'var(--spinner-size)',
    height: 'var(--spinner-size)',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderInlineStartColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin',
  },
  variants: {
    size: {
      inherit: { '--spinner-size': '1em' },
      sm: { '--spinner-size': 'sizes.4' },
      md: { '--spinner-size': 'sizes.5' },
      lg: { '--spinner-size': 'sizes.8' },
    },
  },
  defaultVariants: { size: 'md' },
});
