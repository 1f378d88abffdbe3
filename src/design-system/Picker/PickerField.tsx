import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ChevronDown, CircleAlert, LoaderCircle } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** The properties of a picker's closed control. */
export interface PickerFieldProps {
  readonly label: string;
  readonly hideLabel?: boolean | undefined;
  /** Shows the label inside the button, before the choice, where a control has one line. */
  readonly labelInside?: boolean | undefined;
  /** The current choice, in words. */
  readonly text: string;
  /** Describes the tone to screen readers. */
  readonly hint?: string | undefined;
  readonly icon?: ReactNode;
  readonly tone?: 'warning' | 'danger' | 'muted' | undefined;
  /** The panel is loading: a spinner replaces the chevron. */
  readonly busy?: boolean | undefined;
  readonly disabledReason?: string | undefined;
  readonly error?: string | undefined;
  readonly buttonId: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Called on hover and focus, so that the panel can be prefetched. */
  readonly onIntent: () => void;
  /** Width of the button; default: as wide as its text. */
  readonly fullWidth?: boolean | undefined;
}

/** The reason why the button is disabled: its accessible description, and a tooltip on hover and focus. */
const Reason = chakra('span', {
  base: {
    layerStyle: 'panel',
    position: 'absolute',
    top: 'calc(100% + 6px)',
    left: '0',
    zIndex: 'tooltip',
    width: 'max-content',
    maxWidth: '18rem',
    paddingInline: '3',
    paddingBlock: '2',
    textStyle: 'xs',
    pointerEvents: 'none',
    opacity: 0,
    transition: 'opacity 150ms',
    ':hover > &, button:focus-visible ~ &': { opacity: 1 },
  },
});

const Button = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    height: '9',
    minWidth: '0',
    paddingInline: '3',
    borderWidth: '1px',
    borderRadius: 'l2',
    textStyle: 'text',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    cursor: 'button',
    transition: 'background-color 150ms, border-color 150ms',
    bg: 'bg.surface',
    borderColor: 'border',
    color: 'fg',
    _hover: { borderColor: 'border.emphasized', bg: 'bg.muted' },
    '&[aria-expanded=true]': { borderColor: 'brand.focusRing', bg: 'bg.surface' },
    '&[data-tone=warning]': { bg: 'warning.bg', borderColor: 'warning.border', color: 'warning.fg' },
    '&[data-tone=danger]': { bg: 'danger.bg', borderColor: 'danger.border', color: 'danger.fg' },
    '&[data-tone=muted] [data-part=text]': { color: 'fg.muted' },
    '&[data-invalid]': { borderColor: 'border.error' },
    '&[aria-disabled=true]': { bg: 'bg.muted', color: 'fg.muted', cursor: 'disabled', borderColor: 'border' },
    '& svg': { flexShrink: 0, width: '4', height: '4' },
    '& [data-part=chevron]': {
      color: 'currentColor',
      opacity: 0.7,
      marginInlineStart: 'auto',
      transition: 'rotate 150ms',
    },
    '&[aria-expanded=true] [data-part=chevron]': { rotate: '180deg' },
    '& [data-part=spinner]': { animation: 'spin', marginInlineStart: 'auto' },
    '& [data-part=text]': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});

/** The closed control of all pickers: a label above a 36 px button that shows the choice and opens the panel. */
export function PickerField(props: PickerFieldProps) {
  const id = useId();
  const { label, text, hint, icon, tone, busy, disabledReason, error, open } = props;
  const describedBy = [hint && `${id}hint`, disabledReason && `${id}reason`, error && `${id}error`]
    .filter(Boolean)
    .join(' ');
  return (
    <Flex
      inline
      direction="column"
      align="stretch"
      gap="1.5"
      position="relative"
      minWidth="0"
      maxWidth="100%"
      width={props.fullWidth ? '100%' : undefined}
      data-scope="picker"
    >
      {props.labelInside ? null : props.hideLabel ? (
        <VisuallyHidden id={`${id}label`}>{label}</VisuallyHidden>
      ) : (
        <Span id={`${id}label`} textStyle="label" color="fg.muted">
          {label}
        </Span>
      )}
      <Button
        type="button"
        id={props.buttonId}
        aria-labelledby={`${id}label ${id}text`}
        aria-describedby={describedBy || undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={busy || undefined}
        aria-disabled={disabledReason ? true : undefined}
        data-tone={tone}
        data-invalid={error ? '' : undefined}
        onPointerEnter={disabledReason ? undefined : props.onIntent}
        onFocus={disabledReason ? undefined : props.onIntent}
        onClick={disabledReason ? undefined : props.onToggle}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open || disabledReason) return;
          event.preventDefault();
          props.onToggle();
        }}
      >
        {icon && (
          <Flex as="span" inline opacity={0.85} aria-hidden>
            {icon}
          </Flex>
        )}
        {props.labelInside && (
          <Span id={`${id}label`} textStyle="label" opacity={0.85}>
            {label}
          </Span>
        )}
        {/* A space between label and choice in the button's text. */}
        {props.labelInside && ' '}
        <span id={`${id}text`} data-part="text">
          {text}
        </span>
        {busy ? <LoaderCircle data-part="spinner" aria-hidden /> : <ChevronDown data-part="chevron" aria-hidden />}
      </Button>
      {hint && <VisuallyHidden id={`${id}hint`}>{hint}</VisuallyHidden>}
      {disabledReason && (
        <Reason id={`${id}reason`} role="tooltip">
          {disabledReason}
        </Reason>
      )}
      {error && (
        <Flex as="span" id={`${id}error`} gap="1.5" textStyle="xs" fontWeight="medium" color="fg.error">
          <Flex as="span" flexShrink="0" pt="1px">
            <CircleAlert size={14} aria-hidden />
          </Flex>
          <span>{error}</span>
        </Flex>
      )}
    </Flex>
  );
}
