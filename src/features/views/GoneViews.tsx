import { Stack } from '@chakra-ui/react/stack';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { cutText } from '#design-system/LongText/cutText.ts';
import { changeViews, useViews } from './store.ts';

/** The views that lead to the present page, whose outlet does not exist any more, each with the offer to delete it. */
export function GoneViews({ pathname }: { readonly pathname: string }) {
  const { t } = useTranslation('views');
  const gone = useViews().filter(({ address }) => address.split('?')[0] === pathname);
  return (
    <Stack gap="2">
      {gone.map(({ id, name }) => (
        <FormBanner
          key={id}
          tone="warning"
          action={
            <Button
              size="sm"
              tone="danger"
              icon={<Trash2 aria-hidden />}
              onClick={() => void changeViews((views) => views.filter((view) => view.id !== id))}
            >
              {t('deleteView')}
            </Button>
          }
        >
          {t('gone', { name: cutText(name, 80) })}
        </FormBanner>
      ))}
    </Stack>
  );
}
