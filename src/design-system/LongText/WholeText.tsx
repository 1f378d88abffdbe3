import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cutText } from './cutText.ts';

const Toggle = chakra('button', {
  base: {
    marginInlineStart: '1.5',
    color: 'brand.fg',
    textStyle: 'text',
    fontWeight: 'medium',
    cursor: 'button',
    borderRadius: 'l1',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});

const Whole = chakra('span', {
  base: {
    display: 'block',
    maxHeight: '12rem',
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    // Readable in every column.
    minWidth: 'min(16rem, 60vw)',
  },
});

/** A very long text: its beginning, and a button that shows it whole. */
export function WholeText({ text, longest }: { readonly text: string; readonly longest: number }) {
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  return (
    <>
      {/* The whole text scrolls in its place, so it can be focused. */}
      {open ? (
        <Whole role="group" aria-label={t('longText.whole')} tabIndex={0}>
          {text}
        </Whole>
      ) : (
        <span>{cutText(text, longest)}</span>
      )}
      <Toggle type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'longText.less' : 'longText.more')}
      </Toggle>
    </>
  );
}
