import { chakra } from '@chakra-ui/react/styled-system';

/** The headings over the rows of a wide list; each row's texts say the same to screen readers. */
export const Heads = chakra('div', {
  base: {
    display: { base: 'none', lg: 'grid' },
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr) minmax(0, 6fr)',
    columnGap: '4',
    px: '3',
    pb: '1.5',
    // As wide as the edges of the rows.
    borderInlineWidth: '1px',
    borderInlineStartWidth: '4px',
    borderColor: 'transparent',
    textStyle: 'label',
    color: 'fg.muted',
  },
});

/** The rows of a list of items. */
export const Rows = chakra('ul', {
  base: {
    borderWidth: '1px',
    borderRadius: 'l2',
    overflow: 'hidden',
    '& > li + li': { borderTopWidth: '1px' },
  },
});

/** A row: its columns, below each other on a phone. */
export const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 4fr) minmax(0, 6fr)' },
    columnGap: '4',
    rowGap: '1',
    alignItems: 'start',
    px: '3',
    py: '2.5',
    textStyle: 'table',
    overflowWrap: 'anywhere',
    borderInlineStartWidth: '3px',
    borderInlineStartColor: 'transparent',
    '&[data-tone=danger]': { borderInlineStartColor: 'danger.border' },
    '&[data-tone=warning]': { borderInlineStartColor: 'warning.border' },
    '&[data-tone=success]': { borderInlineStartColor: 'success.border' },
  },
});
