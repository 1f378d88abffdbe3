import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const slots = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
] as const;

type Slot = (typeof slots)[number];
type Styles = NonNullable<Parameters<typeof defineSlotRecipe>[0]['base']>[string];
type Parts = Partial<Record<Slot, Styles>>;

/**
 * Creates the recipe of an overlay: its own styles, merged over the shared ones of the backdrop and of the positioner.
 * `sizes` are variants by the property `size` of `Overlay`.
 */
export const overlayRecipe = (className: string, parts: Parts, sizes?: Readonly<Record<string, Parts>>) =>
  defineSlotRecipe({
    className,
    slots,
    base: {
      backdrop: { position: 'fixed', inset: '0', bg: 'bg.scrim', zIndex: 'modal' },
      ...parts,
      positioner: {
        position: 'fixed',
        inset: '0',
        // The width of a panel beside the application (OverlayContext).
        insetInlineEnd: 'var(--beside-width, 0px)',
        zIndex: 'modal',
        display: 'flex',
        ...parts.positioner,
      },
      content: { outline: '0', ...parts.content },
    },
    ...(sizes && { variants: { size: sizes } }),
  });
