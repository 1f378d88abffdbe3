import { useTranslation } from 'react-i18next';
import { useShortcutGroup } from '#design-system/Shortcuts/shortcuts.ts';
import { editorKeys } from './keys.ts';

/** Puts the editor's keys into the list of all shortcuts, which "?" opens (behaviour 2.40). */
export function useListedKeys() {
  const { t } = useTranslation('borderTools');
  useShortcutGroup(() => ({
    id: 'border-editor',
    title: t('keys.title'),
    shortcuts: editorKeys.map(({ id, keys, isOfFocus = false }) => ({
      id: `border-editor.${id}`,
      keys,
      label: t(`keys.${id}`),
      isOfFocus,
    })),
  }));
}
