import { defineKeyframes, defineTokens } from '@chakra-ui/react/styled-system';
import { tableDensity } from './tableDensity.ts';

/** A scale step is 4 px, as `p="4"` is 16 px: the 8 px grid and its halves. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 48, 56, 64, 80, 96,
];
/** 16 px are 1 rem. */
const rem = (pixels: number) => ({ value: `${pixels / 16}rem` });
const scale = Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]));

export const tokens = defineTokens({
  fonts: {
    body: { value: "'Inter', sans-serif" },
    heading: { value: "'Inter', sans-serif" },
    // One family for all (see look): a system font would also make the snapshots of each machine differ.
    mono: { value: "'Inter', sans-serif" },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.8125rem' },
    md: { value: '0.875rem' },
    lg: { value: '1rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.5rem' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '550' },
    semibold: { value: '650' },
    bold: { value: '650' },
  },
  spacing: {
    ...scale,
    /** The top offset of controls without a label in a line of fields, so that they are beside the fields' inputs. */
    fieldLabel: { value: '1.375rem' },
    cellBlock: rem(tableDensity.cellBlock),
    cellInline: rem(tableDensity.cellInline),
  },
  sizes: {
    ...scale,
    full: { value: '100%' },
    min: { value: 'min-content' },
    max: { value: 'max-content' },
    fit: { value: 'fit-content' },
    /** Widest content of a page; figures in wider lines are hard to follow. */
    page: { value: '100rem' },
    /** The bar at the top, which anchors and sticky heads keep clear of. */
    header: { value: '3.5rem' },
    tableRow: rem(tableDensity.rowHeight),
  },
  radii: {
    none: { value: '0' },
    l1: { value: '0.375rem' },
    l2: { value: '0.5rem' },
    l3: { value: '0.75rem' },
    full: { value: '9999px' },
  },
  shadows: {
    sm: { value: '0 1px 2px {colors.shadow}' },
    md: { value: '0 4px 12px -2px {colors.shadow}' },
    lg: { value: '0 12px 32px -8px {colors.shadow}, 0 2px 6px {colors.shadow}' },
  },
  zIndex: {
    docked: { value: 10 },
    sticky: { value: 1100 },
    overlay: { value: 1300 },
    modal: { value: 1400 },
    popover: { value: 1500 },
    skipNav: { value: 1600 },
    toast: { value: 1700 },
    tooltip: { value: 1800 },
  },
  durations: {
    faster: { value: '100ms' },
    fast: { value: '150ms' },
    moderate: { value: '200ms' },
  },
  easings: {
    out: { value: 'cubic-bezier(0.2, 0, 0, 1)' },
  },
  cursor: {
    button: { value: 'pointer' },
    checkbox: { value: 'pointer' },
    menuitem: { value: 'pointer' },
    option: { value: 'pointer' },
    disabled: { value: 'not-allowed' },
  },
  animations: {
    spin: { value: 'spin 0.9s linear infinite' },
    pulse: { value: 'pulse 1.6s ease-in-out infinite' },
  },
});

export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.45' } },
  appear: { from: { opacity: 0 }, to: { opacity: 1 } },
});
