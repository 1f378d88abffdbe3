import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
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
import { type AskedRule, hasOverlap } from './asked.ts';
import { sentRuleOf } from './rulesJob.ts';
import type { PlacesRules } from './usePlacesRules.ts';
import { useRuleCells } from './useRuleCells.tsx';

interface AskedListProps {
  readonly asked: readonly AskedRule[];
  readonly isAsked: (item: AskedRule) => boolean;
  readonly onChoose: (item: AskedRule, on: boolean) => void;
  readonly onLeaveOverlapping: () => void;
  readonly places: PlacesRules;
  /** How many places are chosen. */
  readonly placeCount: number;
  /** The page that shows the rules of a place; undefined where the user may open none. */
  readonly placePath: ((placeId: number) => string | undefined) | undefined;
  /** What is said while nothing is asked for. */
  readonly none: string;
}

/** What will be asked for, each place with each range, with what it overlaps: read before it is sent. */
export function AskedList({ asked, isAsked, onChoose, placePath, none, ...props }: AskedListProps) {
  const { t } = useTranslation(['closingRules', 'hours', 'many']);
  const cellsOf = useRuleCells();
  const { places, placeCount, onLeaveOverlapping } = props;
  const chosen = asked.filter(isAsked).length;
  const overlapping = asked.filter((item) => isAsked(item) && hasOverlap(item)).length;
  const free = asked.filter((item) => item.leftOut === 'free' && !isAsked(item)).length;
  return (
    <Section title={t('asked.title')} count={asked.length > 0 ? t('asked.count', { count: chosen }) : undefined}>
      {asked.length === 0 ? (
        <Box color="fg.muted">{none}</Box>
      ) : (
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
                {asked.map((item) => {
                  const cells = cellsOf(sentRuleOf(item));
                  return (
                    <ItemRow
                      key={item.key}
                      cells={cells}
                      tone={isAsked(item) && (hasOverlap(item) || item.rules === 'gone') ? 'warning' : undefined}
                      tick={{
                        checked: isAsked(item),
                        label: t('many:send', { name: `${cells.place}, ${cells.days}` }),
                        onChange: (on) => onChoose(item, on),
                      }}
                    >
                      <Overlap item={item} to={placePath?.(item.place.id)} />
                    </ItemRow>
                  );
                })}
              </Rows>
            </Scrolled>
          </div>
        </Stack>
      )}
    </Section>
  );
}

const Scrolled = chakra('div', { base: { maxHeight: '36rem', overflowY: 'auto' } });

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
