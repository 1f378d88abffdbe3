import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'requiredIndicator', 'helperText', 'errorText', 'errorIcon', 'input'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', width: '100%', gap: '1.5' },
    label: { textStyle: 'label', color: 'fg.muted', display: 'flex', gap: '1' },
    requiredIndicator: { color: 'fg.error' },
    helperText: { textStyle: 'xs', color: 'fg.muted' },
    errorText: { display: 'flex', gap: '1.5', textStyle: 'xs', fontWeight: 'medium', color: 'fg.error' },
  },
});
