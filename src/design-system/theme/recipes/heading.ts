import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The one scale of headings: a page (`2xl`), a section (`lg`), what a section consists of (`md`). */
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
