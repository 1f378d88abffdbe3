import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A card: 12 px corners, a 1 px border, no shadow; its head has a title at the start and actions at the end. */
export const card = defineSlotRecipe({
  className: 'card',
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  base: {
    root: { layerStyle: 'card' },
    header: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '1.5',
      minHeight: '2.5rem',
      px: '4',
      py: { base: '2', md: '1' },
      borderBottomWidth: '1px',
    },
    body: { minWidth: '0', p: '4' },
    title: { textStyle: 'section', minWidth: '0', overflowWrap: 'anywhere' },
    description: { textStyle: 'sm', color: 'fg.muted' },
  },
});
