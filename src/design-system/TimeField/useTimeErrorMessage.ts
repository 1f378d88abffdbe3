import { useTranslation } from 'react-i18next';
import type { TimeProblem } from './timeText.ts';

/** Returns a function that formats the error message of a time of the day. */
export function useTimeErrorMessage(): (problem: TimeProblem) => string {
  const { t } = useTranslation('time');
  return (problem) => t(problem);
}
