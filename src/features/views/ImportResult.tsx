import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { cutText } from '#design-system/LongText/cutText.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { longestName, mostViews } from './model.ts';
import type { FileProblem, ImportedViews } from './transfer.ts';

/** The most refused entries that are named one by one. */
const mostNamed = 20;

/** What an import has brought: how many views, and each entry that was refused, with the reason. */
export function ImportResult({ result }: { readonly result: ImportedViews | FileProblem }) {
  const { t } = useTranslation('views');
  const formats = useFormats();
  if (typeof result === 'string') return <FormBanner title={t('refused.title')}>{t(`refused.${result}`)}</FormBanner>;
  const { added, present, refused } = result;
  const sentences = [
    t('imported', { count: added.length, value: formats.count(added.length) }),
    ...(present > 0 ? [t('present', { count: present, value: formats.count(present) })] : []),
  ].join(' ');
  if (refused.length === 0) return <FormBanner tone="success">{sentences}</FormBanner>;
  return (
    <FormBanner
      tone="warning"
      title={t('refusedEntries', { count: refused.length, value: formats.count(refused.length) })}
    >
      <div>{sentences}</div>
      <Box as="ul" listStyleType="disc" ps="5">
        {refused.slice(0, mostNamed).map(({ at, name, problem }) => (
          <li key={at}>
            {t(`entry.${problem}`, {
              name: name === '' ? t('entry.unnamed', { place: at }) : cutText(name, 80),
              longest: longestName,
              most: mostViews,
            })}
          </li>
        ))}
      </Box>
      {refused.length > mostNamed && (
        <div>
          {t('moreRefused', { count: refused.length - mostNamed, value: formats.count(refused.length - mostNamed) })}
        </div>
      )}
    </FormBanner>
  );
}
