import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/**
 * The styles of the whole table, set on its container. Rows set their background with `--ground` and `--tint`, because
 * sticky cells have to be opaque.
 */
export const tableStyles: SystemStyleObject = {
  '--ground': 'colors.bg.surface',
  '--tint': 'transparent',
  position: 'relative',
  isolation: 'isolate',
  width: '100%',
  minWidth: '0',
  // Expanded content is as wide as the container, not as the columns, and stays visible while they scroll: `100cqw`.
  containerType: 'inline-size',
  '&[data-scrolls]': { overflow: 'auto', overscrollBehaviorX: 'contain', scrollbarWidth: 'thin' },
  '&[data-long]:not([data-virtual])': { maxHeight: '80dvh' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' },

  '& table': {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: 'table',
    color: 'fg',
    transition: 'opacity 150ms',
  },
  '&[data-virtual] table': { tableLayout: 'fixed' },
  '& caption, & [data-part=heard]': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  // Old figures are dimmed when loading takes longer than a moment.
  '&[data-dimmed] tbody, &[data-dimmed] tfoot': { opacity: 0.55, transition: 'opacity 150ms 150ms' },

  '& :is(td, th)': {
    height: 'tableRow',
    paddingInline: 'cellInline',
    paddingBlock: 'cellBlock',
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: 'normal',
    backgroundColor: 'var(--ground)',
    backgroundImage: 'linear-gradient(var(--tint), var(--tint))',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  '& [data-align=end]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& [data-align=center]': { textAlign: 'center' },
  // Without this, text after figures would touch them.
  '& [data-align=end] + [data-align=start]': { paddingInlineStart: '7' },
  '& [data-first]': { paddingInlineStart: '4' },
  '& tr > :is(td, th):last-child': { paddingInlineEnd: '4' },
  '& [data-emphasis=strong]': { fontWeight: 'semibold' },
  '& tbody [data-unbroken]': { whiteSpace: 'nowrap' },
  '& [data-emphasis=muted]': { color: 'fg.muted' },
  '& [data-part=missing]': { color: 'fg.subtle' },
  // As high as the row, for touch; plain elements, because a list has one in every row. Expanded content is excluded.
  '& tbody a:not([data-part=panel] a)': {
    display: 'inline-block',
    paddingBlock: 'cellBlock',
    borderRadius: 'l1',
    fontWeight: 'medium',
    color: 'brand.fg',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },

  '& thead': { position: 'sticky', top: 'var(--sticky-top, 0px)', zIndex: 3 },
  '&[data-scrolls] thead': { top: '0' },
  '& thead :is(td, th)': {
    '--ground': 'colors.bg.raised',
    paddingBlock: '0',
    height: 'tableRow',
    textStyle: 'label',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
  },
  '& thead [data-part=groups] > *': {
    height: '7',
    paddingTop: '1.5',
    borderBottomWidth: '0',
    color: 'fg',
    verticalAlign: 'bottom',
  },
  '& thead [data-part=groups] + tr > *': { height: '8' },
  // The other columns have the widths that they say; a long name of the first one breaks.
  '& tbody [data-fills], & tbody [data-fills] :is(span, a)': { overflowWrap: 'anywhere' },
  // With many columns the table scrolls, before words break into pieces.
  '& tbody [data-fills]': { minWidth: '7.5rem' },
  '& thead [data-fills]': { whiteSpace: 'normal', '& button': { height: 'auto', minHeight: '7', textAlign: 'start' } },
  '& thead button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    height: '7',
    marginInline: '-1.5',
    paddingInline: '1.5',
    borderRadius: 'l1',
    font: 'inherit',
    color: 'inherit',
    cursor: 'button',
    _hover: { color: 'fg', bg: 'bg.muted' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-sorted]': { color: 'fg' },
    '& svg': { width: '3.5', height: '3.5' },
    // The arrow of a column that is not sorted is hidden until hover or focus.
    '&:not([data-sorted], :hover, :focus-visible)': { paddingInlineEnd: '6', '& svg': { display: 'none' } },
    '&:not([data-sorted]) svg': { opacity: 0.5 },
  },
  // The arrow is before the text of a numeric column, so that head and figures are aligned at the end.
  '& thead [data-align=end] button': {
    flexDirection: 'row-reverse',
    '&:not([data-sorted], :hover, :focus-visible)': { paddingInlineStart: '6', paddingInlineEnd: '1.5' },
  },

  '&[data-dense] :is(td, th):not([data-first])': { paddingInline: '1.5' },
  // A company's name breaks rather than widening the table.
  '&[data-dense] tbody [data-first], &[data-dense] tbody [data-first] span': { overflowWrap: 'anywhere' },
  '&[data-dense] tr > :is(td, th):last-child': { paddingInlineEnd: '4' },
  '&[data-dense] [data-align=end] + [data-align=start]': { paddingInlineStart: '4' },
  // Only the sorted column has an arrow: space for one beside each head is what many columns do not have.
  '&[data-dense] thead button:not([data-sorted])': {
    paddingInline: '1.5 !important',
    '& svg': { display: 'none !important' },
  },
  '&[data-dense] thead button': { height: 'auto', minHeight: '7', textAlign: 'inherit' },
  '&:is([data-dense], [data-aligned]) thead :is(td, th)': {
    whiteSpace: 'normal',
    verticalAlign: 'bottom',
    paddingBottom: '1',
  },

  // Cells of several figures, one a line, under a head that names them in the same order.
  '& [data-part=lines]': { display: 'grid', justifyItems: 'inherit', lineHeight: '1.125rem', paddingBlock: '0.5' },
  '& [data-align=end] [data-part=lines]': { justifyItems: 'end' },
  '& [data-part=heading]': { color: 'fg' },
  '& tbody [data-first] [data-part=lines] > :nth-child(n + 2)': { color: 'fg.muted' },

  '& tbody tr:hover': { '--tint': 'colors.bg.muted' },
  '& tbody tr[data-open] > *': { '--tint': 'colors.bg.raised' },
  '& tbody tr[data-tone=danger]': { '--tint': 'colors.row.invalid' },
  '& tbody tr[data-tone=danger]:hover': { '--tint': 'colors.danger.bg' },
  '& tbody tr[data-tone=muted]': { color: 'fg.muted' },
  '& tbody > tr:last-child > *': { borderBottomWidth: '0' },

  '& tfoot': { position: 'sticky', bottom: '0', zIndex: 2, containerType: 'scroll-state' },
  // The row above the sticky totals fades out, so that it does not look cut off.
  '@container scroll-state(stuck: bottom)': {
    '& tfoot :is(td, th)::before': {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      bottom: 'calc(100% + 1px)',
      height: 'tableRow',
      backgroundImage: 'linear-gradient(to top, var(--chakra-colors-bg-surface) 20%, transparent)',
      pointerEvents: 'none',
    },
  },
  '& tfoot :is(td, th)': {
    position: 'relative',
    '--ground': 'colors.bg.raised',
    height: '10',
    fontWeight: 'semibold',
    borderTopWidth: '1px',
    borderTopColor: 'border.emphasized',
    borderBottomWidth: '0',
  },
  '& tfoot [data-emphasis=muted]': { fontWeight: 'medium' },

  '& [data-part=group] > th': {
    '--ground': 'colors.bg.raised',
    '--tint': 'transparent !important',
    height: '8',
    paddingInlineStart: '4',
    textStyle: 'label',
    fontWeight: 'semibold',
    color: 'fg.muted',
    // The name is sticky while the columns scroll under it.
    '& > span': { position: 'sticky', insetInlineStart: '4' },
  },

  // A line with subtotals.
  '& [data-part=group][data-totals] > *': {
    '--ground': 'colors.bg.raised',
    height: 'tableRow',
    fontWeight: 'semibold',
  },
  '& [data-part=group][data-totals] > th': { textStyle: 'table', fontWeight: 'semibold', color: 'fg' },
  '& [data-part=group][data-totals] > th > span': { position: 'static' },
  '& [data-part=group][data-totals] > [data-emphasis=muted]': { fontWeight: 'medium' },
  '& [data-part=group][data-totals] > [data-part=note]': { fontWeight: 'normal', color: 'fg.muted' },

  '&[data-wide] [data-part=group] > th': {
    paddingInlineStart: 'cellInline',
    '& > span': { insetInlineStart: 'cellInline' },
  },

  // The first column is sticky where the rest scrolls.
  '&[data-wide] [data-first]': {
    position: 'sticky',
    insetInlineStart: '0',
    zIndex: 1,
    maxWidth: 'max(44vw, 10rem)',
    paddingInline: 'cellInline',
    borderInlineEndWidth: '1px',
    borderInlineEndColor: 'border',
  },
  // A list with many text columns scrolls anyway: breaking words would only make its rows higher.
  '&[data-wide] tbody td[data-align=start]:not([data-unbroken])': { minWidth: '8rem' },
  '&[data-wide] tbody [data-first]': { overflowWrap: 'anywhere', minWidth: 'min(44vw, 13rem)' },

  '& [data-part=opener]': { display: 'flex', alignItems: 'flex-start', gap: '1.5', marginInlineStart: '-1.5' },
  '& [data-part=opener] > span': { minWidth: '0' },
  '& [data-part=opener] > button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '7',
    height: '7',
    // Higher than the line, without making the row higher than the others.
    marginBlock: '-1',
    borderRadius: 'l1',
    color: 'fg.muted',
    cursor: 'button',
    _hover: { bg: 'bg.emphasized', color: 'fg' },
    // The chevron is a mask over the text's colour: each row has one, and an icon would be four more elements.
    _before: {
      content: '""',
      width: '4',
      height: '4',
      backgroundColor: 'currentColor',
      forcedColorAdjust: 'none',
      clipPath: 'polygon(6.5px 3.5px, 11px 8px, 6.5px 12.5px, 5.5px 11.5px, 9px 8px, 5.5px 4.5px)',
      transition: 'rotate 150ms',
    },
    '&[aria-expanded=true]::before': { rotate: '90deg' },
  },
  '& [data-part=expanded] > td': {
    '--ground': 'colors.bg.raised',
    '--tint': 'transparent !important',
    padding: '0 !important',
    height: 'auto',
  },
  '& [data-part=clip]': {
    position: 'sticky',
    insetInlineStart: '0',
    width: '100cqw',
    maxWidth: '100%',
  },
  '&[data-wide] [data-part=clip]': { maxWidth: 'none' },
  '& [data-part=panel]': { padding: '3', paddingInlineStart: '10' },
  '&[data-wide] [data-part=panel]': { paddingInline: '3' },
  // Its last column ends where that of the outer table ends.
  '&:not([data-wide]) [data-part=panel]:has([data-lines-up])': { paddingInlineEnd: '0' },

  '& [data-part=gap] > td': { padding: '0', borderBottomWidth: '0', backgroundColor: 'transparent' },
  '& [data-part=empty] > td': { height: '36', backgroundImage: 'none' },
  '& [data-part=empty] > td > div': {
    position: 'sticky',
    insetInlineStart: '0',
    maxWidth: '100cqw',
    paddingInline: '4',
    paddingBlock: '6',
    display: 'grid',
    justifyItems: 'center',
    textAlign: 'center',
    color: 'fg.muted',
    whiteSpace: 'normal',
  },
  '& [data-part=skeleton]': {
    display: 'inline-block',
    height: '3',
    maxWidth: '80%',
    borderRadius: 'l1',
    bg: 'bg.emphasized',
    verticalAlign: 'middle',
    animation: 'pulse',
  },
};
