import { chakra } from '@chakra-ui/react/styled-system';

/** The cards of a table, their groups and totals. */
export const Lists = chakra('div', {
  base: {
    textStyle: 'table',
    color: 'fg',
    '&[data-dimmed]': { opacity: 0.55, transition: 'opacity 150ms 150ms' },
    '& ul': { listStyle: 'none', margin: '0', padding: '0' },
    '& li': { borderBottomWidth: '1px', borderColor: 'border' },
    '& > ul:last-child > li:last-child': { borderBottomWidth: '0' },
    '& li[data-tone=danger]': { bg: 'row.invalid' },
    '& li[data-tone=muted]': { color: 'fg.muted' },
    '& li[data-part=total]': {
      bg: 'bg.raised',
      borderTopWidth: '1px',
      borderTopColor: 'border.emphasized',
      marginTop: '-1px',
    },
    '& > [data-part=group]': {
      paddingInline: '4',
      paddingBlock: '2',
      bg: 'bg.raised',
      borderBottomWidth: '1px',
      textStyle: 'label',
      fontWeight: 'semibold',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
    },
    // With subtotals it is as wide as a card, and its chevron shows whether its cards are open.
    '& > [data-part=group][data-totals]': { padding: '0', color: 'fg', textStyle: 'table' },
    '& > [data-part=group][data-totals] [data-card=line]': { fontWeight: 'normal' },
    '& > [data-part=group] > button [data-card=title]': {
      _before: {
        content: '""',
        display: 'inline-block',
        width: '4',
        height: '4',
        marginInlineEnd: '1',
        marginInlineStart: '-1',
        verticalAlign: '-3px',
        backgroundColor: 'currentColor',
        forcedColorAdjust: 'none',
        clipPath: 'polygon(6.5px 3.5px, 11px 8px, 6.5px 12.5px, 5.5px 11.5px, 9px 8px, 5.5px 4.5px)',
      },
    },
    '& > [data-part=group] > [aria-expanded=true] [data-card=title]::before': { rotate: '90deg' },
    // What is looked for first: two lines, the name and the figure above, the rest below.
    '& [data-part=summary]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '3',
      rowGap: '0.5',
      alignItems: 'center',
      width: '100%',
      minWidth: '0',
      minHeight: '10',
      paddingInline: '4',
      paddingBlock: '2',
      textAlign: 'start',
      color: 'inherit',
      font: 'inherit',
    },
    '& button[data-part=summary]': { cursor: 'button', '&:focus-visible': { outlineOffset: '-2px' } },
    '& [data-card=title]': { textStyle: 'text', fontWeight: 'semibold', overflowWrap: 'anywhere', minWidth: '0' },
    // A name of many lines is shown whole when the card is open.
    '& [aria-expanded=false] > [data-card=title]': { lineClamp: '3' },
    '& [data-card=figure]': { textStyle: 'text', fontWeight: 'semibold', whiteSpace: 'nowrap', textAlign: 'end' },
    '& [data-card=line]': { color: 'fg.muted', overflowWrap: 'anywhere', minWidth: '0', gridColumn: '1' },
    '& [data-card=line][data-whole]': { gridColumn: '1 / -1' },
    // A long status is cut: the opened card has it whole.
    '& [data-card=status]': {
      minWidth: '0',
      maxWidth: '11rem',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      justifySelf: 'end',
      textAlign: 'end',
      color: 'fg.muted',
      gridColumn: '2',
    },
    '& [data-part=rest]': { display: 'grid', gap: '3', paddingInline: '4', paddingBottom: '3' },
    '& [data-part=heard]': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    // The rows of an opened card are cards too, within its edges.
    '& [data-part=panel]': { marginInline: '-4', paddingInline: '4' },
    '& [data-part=panel]:has([data-cards])': { paddingInline: '0', borderTopWidth: '1px', marginBottom: '-3' },
    '& [data-part=panel] [data-card=title]': { textStyle: 'table', fontWeight: 'medium' },
    '& [data-part=panel] [data-card=figure]': { textStyle: 'table' },
  },
});

/** What stands in place of the cards when there are none. */
export const EmptyBox = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '36',
    paddingInline: '4',
    paddingBlock: '6',
    textStyle: 'table',
    textAlign: 'center',
    color: 'fg.muted',
  },
});
