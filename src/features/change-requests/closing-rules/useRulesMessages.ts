import { useTranslation } from 'react-i18next';
import { useDayErrorMessage } from '#design-system/DateField/useDayErrorMessage.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { longestReason, type RulesProblem } from './values.ts';

/** Returns a function that words the problems of the form, by field. */
export function useRulesMessages(
  today: string,
): (problems: Readonly<Record<string, RulesProblem>>) => Readonly<Record<string, string>> {
  const { t } = useTranslation('closingRules');
  const formats = useFormats();
  const dayErrorMessage = useDayErrorMessage(today);
  const messageOf = (problem: RulesProblem): string => {
    switch (problem.of) {
      case 'day':
        return dayErrorMessage(problem.problem);
      case 'noZone':
        return t('problem.noZone');
      case 'noReason':
        return t('problem.noReason');
      case 'reasonTooLong':
        return t('problem.reasonTooLong', { most: longestReason, length: problem.length });
      case 'sharesDays':
        return t('problem.sharesDays', { row: problem.row, range: formats.dayRange(problem.begin, problem.end) });
    }
  };
  return (problems) =>
    Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path, messageOf(problem)]));
}
