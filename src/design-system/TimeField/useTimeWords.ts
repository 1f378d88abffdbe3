import { useTranslation } from 'react-i18next';
import type { TimeProblem } from './timeText.ts';

/** Says in words what is wrong with a time of the day. */
export function useTimeWords(): (problem: TimeProblem) => string {
  const { t } = useTranslation('time');
  return (problem) => t(problem);
}
