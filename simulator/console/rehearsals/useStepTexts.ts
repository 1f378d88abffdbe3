import { useTranslation } from 'react-i18next';
import { useFormats } from '#design-system/language/formats.ts';
import { useLanguage } from '#design-system/language/useLanguage.ts';
import '../texts.ts';
import { useScenarios } from '../useScenarios.ts';
import type { Rehearsal, Step } from './rehearsal.ts';

/** The title and the hint of each step in words. */
export function useStepTexts() {
  const { t } = useTranslation('rehearsals');
  const formats = useFormats();
  const language = useLanguage();
  const scenarios = useScenarios(language);
  return ({ id, scenario, now, person }: Rehearsal, step: Step): { readonly title: string; readonly hint: string } => {
    if (step.id === 'prepare') {
      const name = scenarios.data?.find((one) => one.id === scenario)?.title ?? scenario;
      return {
        title: t('prepareStep'),
        hint: t('prepareStepText', { scenario: name, moment: formats.minute(new Date(now)) }),
      };
    }
    if (step.id === 'enter') return { title: t('enterStep', { person }), hint: t('enterStepText') };
    return {
      title: t(`${id}.steps.${step.id}` as 'approveHours.steps.open'),
      hint: t(`${id}.hints.${step.id}` as 'approveHours.hints.open'),
    };
  };
}
