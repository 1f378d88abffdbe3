import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClosingRule } from '#api/contract/workingHours.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { isolated } from '#design-system/LongText/cutText.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import type { StatusTagProps } from '#design-system/StatusTag/types.ts';
import { itemKey } from '../hours/model.ts';
import { ItemRow } from '../many/ItemRow.tsx';
import { Heads, Rows } from '../many/listLook.ts';
import { type AskedRule, hasOverlap, isAsked } from './asked.ts';
import { sentRuleOf } from './rulesJob.ts';
import type { PlacesRules } from './usePlacesRules.ts';
import { useRuleCells } from './useRuleCells.tsx';
import type { RulesValues } from './values.ts';

interface AskedListProps {
  readonly asked: readonly AskedRule[];
  /** Which requests are ticked. */
  readonly choice: Pick<RulesValues, 'left' | 'wanted'>;
  /** The functions must be stable. */
  readonly onChoose: (item: AskedRule, on: boolean) => void;
  readonly onLeaveOverlapping: () => void;
  readonly places: PlacesRules;
  /** How many places are chosen. */
  readonly placeCount: number;
  /** The page that shows the rules of a place; undefined where the user may open none. */
  readonly placePath: (placeId: number) => string | undefined;
  /** What is said while nothing is asked for. */
  readonly none: string;
}

/**
 * What will be asked for, each place with each range, with what it overlaps: read before it is sent. A memo: what is typed
 * does not wait for it.
 */
export const AskedList = memo(function AskedList({
  asked,
  choice,
  onChoose,
  placePath,
  none,
  ...props
}: AskedListProps) {
  const { t } = useTranslation(['closingRules', 'hours', 'many']);
  const { places, placeCount, onLeaveOverlapping } = props;
  const chosen = asked.filter((item) => isAsked(item, choice));
  const overlapping = chosen.filter(hasOverlap).length;
  const free = asked.filter((item) => item.leftOut === 'free' && !isAsked(item, choice)).length;
  return (
    <Section title={t('asked.title')} count={asked.length > 0 ? t('asked.count', { count: chosen.length }) : undefined}>
      <Stack gap="3">
        {places.failed > 0 && (
          <FormBanner
            tone="warning"
            action={
              <Button type="button" size="xs" onClick={places.retry}>
                {t('asked.checkAgain')}
              </Button>
            }
          >
            {t('asked.unchecked', { count: places.failed })}
          </FormBanner>
        )}
        {asked.length === 0 ? (
          <Box color="fg.muted">{none}</Box>
        ) : (
          <>
            {overlapping > 0 && (
              <FormBanner
                tone="warning"
                title={t('asked.overlapping', { count: overlapping })}
                action={
                  <Button type="button" size="xs" onClick={onLeaveOverlapping}>
                    {t('asked.leave')}
                  </Button>
                }
              >
                {t('asked.then')}
              </FormBanner>
            )}
            {free > 0 && <FormBanner tone="info">{t('asked.leftOut', { count: free })}</FormBanner>}
            {places.isChecking && (
              <Box role="status" color="fg.muted">
                {t('asked.checking', { known: places.known, total: placeCount })}
              </Box>
            )}
            <div>
              <Heads aria-hidden>
                <span>{t('many:place')}</span>
                <span>{t('many:days')}</span>
                <span>{t('hours:form.reason')}</span>
                <span>{t('many:overlap')}</span>
              </Heads>
              <Scrolled>
                <Rows aria-label={t('asked.title')}>
                  {asked.map((item) => (
                    <AskedRow
                      key={item.key}
                      item={item}
                      isTicked={isAsked(item, choice)}
                      onChoose={onChoose}
                      placePath={placePath}
                    />
                  ))}
                </Rows>
              </Scrolled>
            </div>
          </>
        )}
      </Stack>
    </Section>
  );
});

const Scrolled = chakra('div', { base: { maxHeight: '36rem', overflowY: 'auto' } });

interface AskedRowProps extends Pick<AskedListProps, 'onChoose' | 'placePath'> {
  readonly item: AskedRule;
  readonly isTicked: boolean;
}

/** A memo: there may be hundreds, of which a tick changes one. */
const AskedRow = memo(function AskedRow({ item, isTicked, onChoose, placePath }: AskedRowProps) {
  const { t } = useTranslation('many');
  const cells = useRuleCells()(sentRuleOf(item));
  return (
    <ItemRow
      cells={cells}
      tone={isTicked && (hasOverlap(item) || item.rules === 'gone') ? 'warning' : undefined}
      tick={{
        checked: isTicked,
        label: t('send', { name: `${cells.place}, ${cells.days}` }),
        onChange: (on) => onChoose(item, on),
      }}
    >
      <Overlap item={item} to={placePath(item.place.id)} />
    </ItemRow>
  );
});

/** What is known of a request before it is sent. */
type Verdict = 'none' | 'some' | 'free' | 'gone' | 'unchecked' | 'checking';

const tones = {
  none: 'neutral',
  some: 'warning',
  free: 'info',
  gone: 'danger',
  unchecked: 'warning',
  checking: 'neutral',
} as const satisfies Record<Verdict, StatusTagProps['tone']>;

function verdictOf({ overlaps, rules, leftOut }: AskedRule): Verdict {
  if (leftOut) return leftOut;
  if (rules === 'failed') return 'unchecked';
  if (!overlaps) return 'checking';
  return overlaps.length > 0 ? 'some' : 'none';
}

/** The most rules of a row that are named. */
const mostNamed = 3;

function Overlap({ item, to }: { readonly item: AskedRule; readonly to: string | undefined }) {
  const { t } = useTranslation('closingRules');
  const verdict = verdictOf(item);
  const overlaps = item.overlaps ?? [];
  return (
    <>
      <span>
        <StatusTag tone={tones[verdict]} label={t(`overlap.${verdict}`)} />
      </span>
      {overlaps.slice(0, mostNamed).map((rule) => (
        <OverlappedRule key={itemKey(rule)} rule={rule} to={to} />
      ))}
      {overlaps.length > mostNamed && <span>{t('overlap.more', { count: overlaps.length - mostNamed })}</span>}
    </>
  );
}

/** The input stays in the form: the page opens in a new tab. */
const TabLink = chakra(Link, { base: { textDecoration: 'underline', overflowWrap: 'anywhere' } });

function OverlappedRule({ rule, to }: { readonly rule: ClosingRule; readonly to: string | undefined }) {
  const { t } = useTranslation(['many']);
  const formats = useFormats();
  const name = `${formats.dayRange(rule.begin, rule.end)}, ${rule.reason}`;
  return (
    <span>
      {to === undefined ? (
        <bdi>{isolated(name)}</bdi>
      ) : (
        <TabLink to={to} target="_blank" rel="noreferrer" title={t('newTab')}>
          {name}
        </TabLink>
      )}
      {rule.requestAction !== null && <Span color="fg.muted">{` (${t(`kind.${rule.requestAction}`)})`}</Span>}
    </span>
  );
}
