import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import LinkIcon from 'lucide-react/icons/link';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { toast } from '../Toast/toast.ts';
import type { CopyButtonProps } from './types.ts';

/** Copies a text (usually the page's link) to the clipboard, and says so in a toast, and by the button's icon for two seconds. */
export function CopyButton({ text, label, iconOnly, size, variant, icon = 'link', toastTime }: CopyButtonProps) {
  const { t } = useTranslation('data');
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      setCopied(false);
    },
    [],
  );

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'function' ? text() : text);
      setCopied(true);
      toast.success(t('copy.done'), toastTime);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), 2000);
    } catch {
      toast.error(t('copy.failed'));
    }
  };
  const Icon = copied ? Check : icon === 'link' ? LinkIcon : Copy;
  return iconOnly ? (
    <IconButton label={label} icon={<Icon aria-hidden />} size={size} variant={variant} onClick={copy} />
  ) : (
    <Button icon={<Icon aria-hidden />} size={size} variant={variant} onClick={copy}>
      {label}
    </Button>
  );
}
