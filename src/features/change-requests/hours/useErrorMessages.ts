import { useTranslation } from 'react-i18next';
import { useDayErrorMessage } from '#design-system/DateField/useDayErrorMessage.ts';
import { useTimeErrorMessage } from '#design-system/TimeField/useTimeErrorMessage.ts';
import type { Problem, Problems } from './values.ts';

/** Returns a function that formats the error messages of a form, by field. */
export function useErrorMessages(today: string): (problems: Problems) => Readonly<Record<string, string>> {
  const { t } = useTranslation('hours');
  const dayErrorMessage = useDayErrorMessage(today);
  const timeErrorMessage = useTimeErrorMessage();
  const messageOf = (problem: Problem): string => {
    switch (problem.of) {
      case 'day':
        return dayErrorMessage(problem.problem);
      case 'time':
        return timeErrorMessage(problem.problem);
      case 'notAfter':
        return t('problem.timeNotAfter', { from: problem.from });
      case 'noZone':
        return t('form.noZoneChosen');
      case 'reason':
        return t('problem.reason');
    }
  };
  return (problems) =>
    Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path, messageOf(problem)]));
}
