import { defineRecipe } from '@chakra-ui/react/styled-system';

export const link = defineRecipe({
  className: 'link',
  base: {
    color: 'brand.fg',
    borderRadius: 'l1',
    textUnderlineOffset: '3px',
    _hover: { textDecoration: 'underline' },
  },
});
