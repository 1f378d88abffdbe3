import { Span } from '@chakra-ui/react/span';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Zone } from '#api/contract/zones.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { longText } from '#design-system/LongText/LongText.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import { useYear, YearNav, YearStrips } from '#features/hours-year/index.ts';
import { FailedPart } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { useZoneYears } from './useZoneYears.ts';
import { ZoneYearsTable } from './ZoneYearsTable.tsx';
import type { ZoneYear } from './zoneYears.ts';

export interface ZonesYearProps {
  readonly providerId: number;
  readonly zones: readonly Zone[];
}

/** The year of a provider's zones side by side, and a table of what they have and lack (behaviour 12.45). */
export function ZonesYear({ providerId, zones }: ZonesYearProps) {
  const { t } = useTranslation('zonesYear');
  const { today, year, setYear } = useYear();
  const { years, rules, isLoading, seesDetails } = useZoneYears(providerId, zones, year, today);
  const rows = useMemo(
    () =>
      years.map((own) => ({
        key: String(own.zone.id),
        name: <ZoneLink zone={own.zone} to={seesDetails ? calendarOf(providerId, own.zone, year) : undefined} />,
        days: own.days,
        notes: <Notes own={own} />,
      })),
    [years, seesDetails, providerId, year],
  );
  if (zones.length === 0) {
    return (
      <Section>
        <EmptyState compact title={t('none')} text={t('noneText')} />
      </Section>
    );
  }
  return (
    <>
      {rules.failed > 0 && (
        <FailedPart retry={rules.retry} retrying={isLoading}>
          {t('rulesFailed', { count: rules.failed })}
        </FailedPart>
      )}
      <Section
        title={t('title', { year })}
        padding="none"
        description={
          <Span role="status">
            {!seesDetails
              ? t('rulesHidden')
              : isLoading
                ? t('loading', { loaded: rules.settled, count: zones.length })
                : ''}
          </Span>
        }
        actions={<YearNav year={year} today={today} onYear={setYear} />}
      >
        <YearStrips year={year} today={today} label={t('title', { year })} notesHead={t('notes')} rows={rows} />
      </Section>
      <ZoneYearsTable years={years} year={year} isCurrent={!isLoading} />
    </>
  );
}

const calendarOf = (providerId: number, { id }: Zone, year: number) =>
  `${pathTo('parkingProviderZoneDetails', { id: providerId, zoneId: id })}?tab=calendar&year=${year}`;

function ZoneLink({ zone, to }: { readonly zone: Zone; readonly to: string | undefined }) {
  const name = longText(zone.name);
  return to === undefined ? <span>{name}</span> : <Link to={to}>{name}</Link>;
}

/** What is missing or overlaps in a zone's year, in a few words. */
function Notes({ own: { missing, findings } }: { readonly own: ZoneYear }) {
  const { t } = useTranslation('zonesYear');
  const certain = findings.overlaps.filter(({ isCertain, one }) => isCertain && one.kind === 'period').length;
  const others = findings.overlaps.length - certain;
  return (
    <>
      {missing === 0 && findings.overlaps.length === 0 && (
        <Span color="fg.muted" textStyle="sm">
          {t('column.complete')}
        </Span>
      )}
      {missing > 0 && <StatusTag tone="warning" label={t('uncovered', { count: missing })} />}
      {certain > 0 && <StatusTag tone="danger" label={t('overlaps', { count: certain })} />}
      {others > 0 && <StatusTag tone="warning" label={t('otherOverlaps', { count: others })} />}
    </>
  );
}
