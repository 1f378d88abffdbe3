import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Attributes } from '#design-system/attributes.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { useStableCallback } from '#design-system/useStableCallback.ts';
import { formRules, RestoredBanner, useApiForm, useLeaveGuard } from '#features/forms/index.ts';
import { useToday } from '#features/pages/index.ts';
import { ManyItems, useManyItems } from '../many/index.ts';
import { isAllSent } from '../many/manyState.ts';
import { AskedList } from './AskedList.tsx';
import { type AskedRule, choose, isAsked, leaveOverlapping, type RulePlace } from './asked.ts';
import { holidayOffers } from './offers.ts';
import { RangesField } from './RangesField.tsx';
import { notSentYet, type RulesCalls, rulesJob, type SentRule, sentRuleOf } from './rulesJob.ts';
import { useAskedRules } from './useAskedRules.ts';
import type { RulesSource } from './usePlacesRules.ts';
import { useRuleCells } from './useRuleCells.tsx';
import { useRulesMessages } from './useRulesMessages.ts';
import { type RulesValues, rulesProblems, rulesValues } from './values.ts';
import { ZonesField } from './ZonesField.tsx';

export interface RulesFormProps {
  /** The zones to choose from; or the one garage, without a choice. */
  readonly places: readonly RulePlace[];
  readonly withZones: boolean;
  /** The zones and the days that the address names. */
  readonly chosen?: readonly number[];
  readonly range?: { readonly begin: string; readonly end: string } | null;
  /** Names the list that is sent: one for each provider and garage, such as `rules.zones.5`. */
  readonly jobName: string;
  /** The rules of a place: the form says before sending what it overlaps.  */
  readonly rulesOf: (placeId: number) => RulesSource;
  /** They must be stable. */
  readonly calls: RulesCalls;
  /** The page that shows the rules of a place, and that of a request; undefined where the user may open none. */
  readonly placePath?: ((placeId: number) => string | undefined) | undefined;
  readonly requestPath?: ((requestId: number) => string | undefined) | undefined;
  /** Called when requests were made. */
  readonly onChanged: () => void;
  /** The path to which the form returns. */
  readonly backTo: string;
}

/**
 * Asks for closing rules of several zones, or of a garage, on several ranges of days at once (behaviour 13.60): a request
 * for each, listed with its overlaps before it is sent.
 */
export function RulesForm({ places, withZones, chosen = [], range = null, ...props }: RulesFormProps) {
  const { jobName, rulesOf, calls, placePath, requestPath, onChanged, backTo } = props;
  const { t } = useTranslation(['closingRules', 'hours']);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const today = useToday();
  const messages = useRulesMessages(today);
  const guard = useLeaveGuard();
  const many = useManyItems(useMemo(() => rulesJob(jobName, calls), [jobName, calls]));
  const cellsOf = useRuleCells();
  const { form, formProps, restored } = useApiForm<RulesValues>({
    defaultValues: rulesValues(chosen, range),
    rules: formRules<RulesValues>((values) => messages(rulesProblems(values, { today, withZones }))),
    // The list keeps what it sends: from here on it can be resumed.
    send: async (sent) => {
      many.start(
        askedFor(sent).map((item) => ({
          key: item.key,
          item: sentRuleOf(item),
          status: isAsked(item, sent) ? 'toSend' : 'left',
        })),
      );
    },
    draft: { name: `rules:${pathname}${search}` },
    guard,
  });
  const { control, getValues, setValue, trigger } = form;
  const values = useWatch({ control }) as RulesValues;
  const years = useMemo(() => holidayOffers(today), [today]);
  const { asked, rules, placeCount, choice, askedFor } = useAskedRules(values, places, withZones, rulesOf);
  const count = asked.filter((item) => isAsked(item, choice)).length;

  // Rows that overlap each other have the message at the later one, whichever was changed.
  const { isSubmitted } = form.formState;
  const days = values.ranges.map(({ begin, end }) => `${begin} ${end}`).join();
  useEffect(() => {
    if (isSubmitted && days) void trigger('ranges');
  }, [isSubmitted, days, trigger]);

  // A list of which all was sent has been read when the page is left.
  const { view, discard } = many;
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = view !== undefined && isAllSent(view.entries);
  }, [view]);
  useEffect(
    () => () => {
      if (isOver.current) discard();
    },
    [discard],
  );

  const setChoice = ({ left, wanted }: Pick<RulesValues, 'left' | 'wanted'>) => {
    setValue('left', left, { shouldDirty: true });
    setValue('wanted', wanted, { shouldDirty: true });
  };
  const onChoose = useStableCallback((item: AskedRule, on: boolean) => setChoice(choose(getValues(), item, on)));
  const onLeaveOverlapping = useStableCallback(() => setChoice(leaveOverlapping(getValues(), asked)));
  const pathOf = useStableCallback((placeId: number) => placePath?.(placeId));

  if (view) {
    const left = notSentYet(view.entries, withZones);
    return (
      <Section title={t('sent.title')}>
        <ManyItems<SentRule>
          many={{
            ...many,
            discard: () => {
              discard();
              // What was refused can be changed and asked for again; what was sent is not asked for twice.
              form.reset(rulesValues([]));
              if (!left) navigate(backTo);
              else {
                for (const name of ['zoneIds', 'ranges', 'left'] as const)
                  setValue(name, left[name], { shouldDirty: true });
              }
            },
          }}
          items={[]}
          cellsOf={cellsOf}
          detailLabel={t('hours:form.reason')}
          requestPath={requestPath && ((_, requestId) => requestPath(requestId))}
          onChanged={onChanged}
        />
      </Section>
    );
  }

  const reason =
    withZones && values.zoneIds.length === 0
      ? t(places.length === 0 ? 'zones.none' : 'problem.noZone')
      : rules.isChecking && asked.length > 0
        ? t('waitForCheck')
        : asked.length > 0 && count === 0
          ? t('noneChosen')
          : undefined;
  return (
    <Form {...(formProps satisfies Attributes)} aria-label={t('title')}>
      <RestoredBanner restored={restored} />
      {withZones && <ZonesField control={control} zones={places} />}
      <RangesField form={form} years={years} today={today} />
      <AskedList
        asked={asked}
        choice={choice}
        onChoose={onChoose}
        onLeaveOverlapping={onLeaveOverlapping}
        places={rules}
        placeCount={placeCount}
        placePath={pathOf}
        none={t(withZones ? 'asked.none' : 'asked.noneGarage')}
      />
      <HStack wrap="wrap" gap="2.5">
        <SubmitButton disabled={reason !== undefined}>{count > 0 ? t('send', { count }) : t('sendNone')}</SubmitButton>
        <Button type="button" onClick={() => navigate(backTo)}>
          {t('hours:form.cancel')}
        </Button>
        {reason && <Span color="fg.muted">{reason}</Span>}
      </HStack>
      {guard.question}
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '4', maxWidth: '72rem' } });
