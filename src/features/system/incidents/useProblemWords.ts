import { useTranslation } from 'react-i18next';
import { useDayWords } from '#design-system/DateField/useDayWords.ts';
import { useTimeWords } from '#design-system/TimeField/useTimeWords.ts';
import type { IncidentProblem, incidentProblems } from './values.ts';

/** Returns a function that puts the problems of an incident's form into words, by field. */
export function useProblemWords(
  today: string,
): (problems: ReturnType<typeof incidentProblems>) => Readonly<Record<string, string>> {
  const { t } = useTranslation('system');
  const dayWords = useDayWords(today);
  const timeWords = useTimeWords();
  const words = (problem: IncidentProblem): string => {
    if (problem.of === 'day') return dayWords(problem.problem);
    if (problem.of === 'time') return timeWords(problem.problem);
    return t(`problem.${problem.of}`);
  };
  return (problems) => Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, words(problem)]));
}
