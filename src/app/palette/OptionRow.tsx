import Check from 'lucide-react/icons/check';
import { memo, type ReactNode } from 'react';
import { Link } from '#design-system/Link/Link.tsx';

interface OptionRowProps {
  /** The id of its element, by which the field names the active option. */
  readonly id: string;
  readonly isActive: boolean;
  /** Where it leads; undefined for an action. */
  readonly to?: string | undefined;
  readonly isExternal?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Whether it is the selected one of several choices; undefined for what is no choice. */
  readonly checked?: boolean | undefined;
  /** Its name where what it shows does not say it. */
  readonly label?: string | undefined;
  /** The pointer is over it. */
  readonly onPoint: (id: string) => void;
  /** It is chosen, before its address is opened. */
  readonly onChoose: (id: string) => void;
  readonly children: ReactNode;
}

/**
 * An option of the palette's list: a link where it leads somewhere, so that it opens in a new tab too. The focus stays in the
 * field.
 */
export const OptionRow = memo(function OptionRow({
  id,
  isActive,
  to,
  isExternal,
  disabled,
  checked,
  label,
  onPoint,
  onChoose,
  children,
}: OptionRowProps) {
  const props = {
    id,
    role: 'option' as const,
    tabIndex: -1,
    'aria-selected': isActive,
    'aria-disabled': disabled || undefined,
    'aria-label': label,
    onPointerMove: () => onPoint(id),
    // The field keeps the focus.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => onChoose(id),
  };
  const content = (
    <>
      {children}
      {checked && <Check aria-hidden />}
    </>
  );
  if (to === undefined || disabled) return <div {...props}>{content}</div>;
  if (isExternal)
    return (
      <a {...props} href={to} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    );
  return (
    <Link {...props} to={to}>
      {content}
    </Link>
  );
});
