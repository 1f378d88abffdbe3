import CodeXml from 'lucide-react/icons/code-xml';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { EmbedMap } from './EmbedMap.tsx';
import { embeddable } from './embed.ts';

interface EmbedMapButtonProps {
  readonly url: string;
  /** The provider's name. */
  readonly name: string;
}

/** Opens the code that embeds a provider's map of zones; renders nothing when the address is not a web page. */
export function EmbedMapButton({ url, name }: EmbedMapButtonProps) {
  const { t } = useTranslation('zones');
  const [open, setOpen] = useState(false);
  const address = embeddable(url);
  if (address === undefined) return null;
  return (
    <>
      <Button icon={<CodeXml aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('embed.open')}
      </Button>
      <Dialog
        open={open}
        size="lg"
        title={t('embed.title')}
        description={t('embed.text')}
        onClose={() => setOpen(false)}
      >
        <EmbedMap url={address} name={name} />
      </Dialog>
    </>
  );
}
