import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { BorderProblem } from '#api/borderRules.ts';
import type { Position } from '#api/contract/borders.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import { positionText } from '../editor/degrees.ts';

/** The most problems that are listed; the others follow once these are mended. */
const listed = 5;

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    '& li': { display: 'grid', gap: '1', justifyItems: 'start' },
  },
});

/** Returns a function that describes a border's error and its place. */
function useProblemText() {
  const { t } = useTranslation('borders');
  const language = useLanguage();
  return ({ kind, polygon, other = 0, at = [] }: BorderProblem) =>
    t(`problem.${kind}`, { polygon: polygon + 1, other: other + 1, at: positionText(at, language) });
}

interface ProblemsProps {
  readonly title: string | undefined;
  readonly problems: readonly BorderProblem[];
  readonly onShow: (at: Position) => void;
}

/** What is wrong with a border, each error with its place and the button that shows it on the map. */
export function Problems({ title, problems, onShow }: ProblemsProps) {
  const { t } = useTranslation('borders');
  const problemText = useProblemText();
  const show = ({ at }: BorderProblem) =>
    at && (
      <Button size="xs" onClick={() => onShow(at)}>
        {t('problem.show')}
      </Button>
    );
  const [first, ...others] = problems;
  if (first && others.length === 0)
    return (
      <FormBanner title={title} action={show(first)}>
        {problemText(first)}
      </FormBanner>
    );
  return (
    <FormBanner title={title}>
      {problems.length > 0 && (
        <List>
          {problems.slice(0, listed).map((problem) => (
            <li key={`${problem.kind} ${problem.polygon} ${problem.other} ${problem.at}`}>
              <span>{problemText(problem)}</span>
              {show(problem)}
            </li>
          ))}
          {problems.length > listed && <li>{t('problem.more', { count: problems.length - listed })}</li>}
        </List>
      )}
    </FormBanner>
  );
}
