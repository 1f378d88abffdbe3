import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The scale of headings: a page (`2xl`), a section (`lg`), a part of a section (`md`). */
export const heading = defineRecipe({
  className: 'heading',
  variants: {
    size: {
      '2xl': { textStyle: 'title' },
      lg: { textStyle: 'section' },
      md: { textStyle: 'text', fontWeight: 'semibold' },
    },
  },
  defaultVariants: { size: 'lg' },
});
