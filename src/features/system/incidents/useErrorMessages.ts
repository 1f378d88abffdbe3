import { useTranslation } from 'react-i18next';
import { useDayErrorMessage } from '#design-system/DateField/useDayErrorMessage.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { useTimeErrorMessage } from '#design-system/TimeField/useTimeErrorMessage.ts';
import type { IncidentProblem, incidentProblems } from './values.ts';

/** Returns a function that formats the error messages of an incident's form, by field. */
export function useErrorMessages(
  today: string,
): (problems: ReturnType<typeof incidentProblems>) => Readonly<Record<string, string>> {
  const { t } = useTranslation(['system', 'forms']);
  const formats = useFormats();
  const dayErrorMessage = useDayErrorMessage(today);
  const timeErrorMessage = useTimeErrorMessage();
  const messageOf = (problem: IncidentProblem): string => {
    if (problem.of === 'day') return dayErrorMessage(problem.problem);
    if (problem.of === 'time') return timeErrorMessage(problem.problem);
    if (problem.of === 'inArray') return t('forms:inArray');
    if (problem.of === 'skipped') {
      const { day, last, next } = problem;
      return t('problem.skipped', { day: formats.day(day), last, next });
    }
    return t(`problem.${problem.of}`);
  };
  return (problems) =>
    Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, messageOf(problem)]));
}
