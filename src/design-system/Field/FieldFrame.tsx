import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import type { FieldProps } from './types.ts';

/** Returns the value of `aria-describedby`: the id of the error first, then that of the hint. */
export const describedBy = (id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;

/** The error of a field; `id` is the input's, which names it by `describedBy`. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Flex id={`${id}-error`} aria-live="polite" gap="1.5" textStyle="label" color="fg.error">
      <CircleAlert size={14} aria-hidden style={{ flexShrink: 0, marginTop: 1 }} />
      <span>{children}</span>
    </Flex>
  );
}

type FieldFrameProps = Pick<FieldProps, 'label' | 'hint' | 'error' | 'labelHidden' | 'disabled'> & {
  /** The input's id; hint and error are named after it. */
  id: string;
  children: ReactNode;
};

/** Label, input, hint and error of a field, associated for screen readers. */
export function FieldFrame({ label, hint, error, labelHidden, disabled, id, children }: FieldFrameProps) {
  return (
    <Stack gap="1.5" width="full" minWidth="0">
      {labelHidden ? (
        <chakra.label srOnly htmlFor={id}>
          {label}
        </chakra.label>
      ) : (
        <chakra.label htmlFor={id} textStyle="label" color="fg.muted" opacity={disabled ? 0.5 : 1}>
          {label}
        </chakra.label>
      )}
      {children}
      {hint && (
        <Box id={`${id}-hint`} textStyle="xs" color="fg.muted">
          {hint}
        </Box>
      )}
      {error && <FieldError id={id}>{error}</FieldError>}
    </Stack>
  );
}
