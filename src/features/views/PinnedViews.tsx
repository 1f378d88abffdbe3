import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import Pin from 'lucide-react/icons/pin';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { IconButton } from '#design-system/Button/IconButton.tsx';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { useUser } from '#features/auth/index.ts';
import { mayOpenView, type View } from './model.ts';
import { changeViews, useViews } from './store.ts';
import { useOpenView } from './useOpenView.ts';

/** The number of pins that are shown at once. */
const shown = 12;

const Name = chakra('span', {
  base: { maxWidth: '16rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** The pinned views as links, above the landing page (behaviour 3.26). */
export function PinnedViews() {
  const { t } = useTranslation('views');
  const formats = useFormats();
  const user = useUser();
  const openView = useOpenView();
  const pins = useViews().filter(({ pinned }) => pinned);
  const [isWhole, setWhole] = useState(false);
  const remove = (view: View) => void changeViews((views) => views.filter(({ id }) => id !== view.id));
  const rest = pins.length - shown;
  return (
    <chakra.nav aria-label={t('pins')}>
      {/* On a phone the pins are one line that scrolls, so that the page begins in sight. */}
      <Flex
        as="ul"
        gap="2"
        wrap={{ base: 'nowrap', md: 'wrap' }}
        overflowX={{ base: 'auto', md: 'visible' }}
        p="2px"
        m="-2px"
        listStyleType="none"
        align="center"
      >
        {(isWhole ? pins : pins.slice(0, shown)).map((view) => {
          const { to, open } = openView(view);
          return (
            <Flex as="li" key={view.id} flexShrink="0" maxWidth="full">
              {mayOpenView(view, user?.permissions ?? []) ? (
                <LinkButton to={to} size="sm" icon={<Pin aria-hidden />} onClick={open}>
                  <Name title={view.name} className="notranslate">
                    {view.name}
                  </Name>
                </LinkButton>
              ) : (
                <Flex
                  align="center"
                  gap="2"
                  ps="3"
                  borderWidth="1px"
                  borderStyle="dashed"
                  borderRadius="l2"
                  color="fg.muted"
                  textStyle="text"
                  minWidth="0"
                >
                  <TriangleAlert size={14} aria-hidden style={{ flexShrink: 0 }} />
                  <Name title={view.name} className="notranslate">
                    {view.name}
                  </Name>
                  <Span textStyle="sm" whiteSpace="nowrap">
                    {t('denied')}
                  </Span>
                  <IconButton
                    size="xs"
                    variant="ghost"
                    label={t('delete', { name: view.name })}
                    icon={<X aria-hidden />}
                    onClick={() => remove(view)}
                  />
                </Flex>
              )}
            </Flex>
          );
        })}
        {rest > 0 && !isWhole && (
          <li>
            <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
              {t('morePins', { count: rest, value: formats.count(rest) })}
            </Button>
          </li>
        )}
      </Flex>
    </chakra.nav>
  );
}
