import { type ReactNode, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { lazyPart } from '../lazyPart.tsx';
import { useLazyPanel } from '../MenuButton/useLazyPanel.ts';

export interface SheetProps {
  /** The button's text. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** The open sheet's heading. */
  readonly title: string;
  /** The content; `close` closes the sheet after its action. */
  readonly children: (close: () => void) => ReactNode;
}

const SheetPanel = lazyPart(() => import('./SheetPanel.tsx').then((module) => module.SheetPanel));

/** A button that opens a sheet, for content that does not fit on a phone. Its code is loaded on hover or focus. */
export function Sheet({ label, icon, title, children }: SheetProps) {
  const id = `${useId()}-sheet-trigger`;
  const { isLoaded, open, setOpen, prepare } = useLazyPanel(SheetPanel);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        id={id}
        size="sm"
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isLoaded && (
        <SheetPanel title={title} open={open} onClose={close} triggerId={id}>
          {children(close)}
        </SheetPanel>
      )}
    </>
  );
}
