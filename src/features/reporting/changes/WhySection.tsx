import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartTableToggle } from '#design-system/charts/ChartTableToggle.tsx';
import { WaterfallChart } from '#design-system/charts/WaterfallChart.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { SegmentedControl } from '#design-system/SegmentedControl/SegmentedControl.tsx';
import { type SectionQuery, SectionState } from '#features/pages/index.ts';
import { useGoTo, useViewState } from '#features/url-state/index.ts';
import { useNarrowedAddress } from '../filters/narrow.ts';
import { CauseList } from './CauseList.tsx';
import { sentenceOf } from './sentence.ts';
import { waterfallOf } from './steps.ts';
import { type Division, type WhyView, whyParams } from './view.ts';
import { mostHeight, type WhySectionProps, WhySkeleton, type WhySource } from './WhyFrame.tsx';
import { WhyTable } from './WhyTable.tsx';
import { divisionsOf, type Why, whyOfList, whyOfReport } from './why.ts';

/** What moved the total between the compared periods: a sentence, the causes, and the parts as a waterfall or as a table. */
export function WhySection({ source }: WhySectionProps) {
  // Read once: a change that follows another one at once would otherwise not know of it.
  const view = useViewState(whyParams);
  return 'list' in source ? <WhyOfList {...source} view={view} /> : <WhyOfReport {...source} view={view} />;
}

/** The view, and a function that changes parts of it. */
interface Viewed {
  readonly view: ReturnType<typeof useViewState<WhyView>>;
}

function WhyOfList({ list, names, addressOf, view }: Extract<WhySource, { readonly list: unknown }> & Viewed) {
  const why = useMemo(() => list.data && whyOfList(list.data), [list.data]);
  return <WhyCard query={list} why={why ?? undefined} names={names} view={view} addressOf={addressOf} />;
}

function WhyOfReport({ articles, channels, hasZones, view }: Exclude<WhySource, { readonly list: unknown }> & Viewed) {
  const { t } = useTranslation(['changes', 'reporting']);
  const [{ by }, setView] = view;
  const noZone = t('reporting:articles.noZone');
  // Two reports are shown together once they are of the same filters: the one that comes first waits for the other.
  const hasChannels = channels !== undefined;
  const byChannel = channels?.data;
  const reports = useMemo(() => {
    if (!articles.data || (hasChannels && !byChannel)) return undefined;
    const isOne = !byChannel || JSON.stringify(byChannel.filters) === JSON.stringify(articles.data.filters);
    return isOne ? { articles: articles.data, channels: byChannel } : undefined;
  }, [articles.data, hasChannels, byChannel]);
  const { divisions, division, why } = useMemo(() => {
    const offered = reports ? divisionsOf(reports, hasZones) : [];
    const chosen = offered.find((each) => each === by) ?? offered[0];
    return {
      divisions: offered,
      division: chosen,
      why: reports && chosen ? whyOfReport(reports, chosen, noZone) : undefined,
    };
  }, [reports, hasZones, by, noZone]);
  const query = {
    error: articles.error ?? channels?.error,
    isRefreshing: articles.isRefreshing || channels?.isRefreshing === true,
    isCurrent: articles.isCurrent && channels?.isCurrent !== false,
    retry: () => {
      if (articles.error) articles.retry();
      if (channels?.error) channels.retry();
    },
  };
  const narrowed = useNarrowedAddress();
  const shown = articles.data?.filters;
  const channelAddress = useCallback((channelId: number) => shown && narrowed(shown, { channelId }), [narrowed, shown]);
  const columns = {
    channels: 'reporting:columns.channel',
    zones: 'reporting:columns.zone',
    articles: 'reporting:columns.article',
  } as const;
  return (
    <WhyCard
      query={query}
      why={why ?? undefined}
      view={view}
      addressOf={division === 'channels' ? channelAddress : undefined}
      names={{
        column: t(columns[division ?? 'articles']),
        list: t(`divisions.${division ?? 'articles'}`),
      }}
      choice={
        divisions.length > 1 && division ? (
          <SegmentedControl<Division>
            label={t('by')}
            value={division}
            onChange={(next) => setView({ by: next })}
            options={divisions.map((value) => ({ value, label: t(`divisions.${value}`) }))}
          />
        ) : undefined
      }
    />
  );
}

/** px: as many bars as there are, and an axis. */
const heightOf = (bars: number) => Math.min(mostHeight, Math.max(160, bars * 36 + 44));

interface WhyCardProps extends Viewed {
  readonly query: Pick<SectionQuery<unknown>, 'error' | 'isRefreshing' | 'isCurrent' | 'retry'>;
  /** Undefined while the figures of both periods are loading. */
  readonly why: Why | undefined;
  readonly names: { readonly column: string; readonly list: string };
  /** Where a part leads, by the id of its outlet or channel; undefined where there is no further. */
  readonly addressOf?: ((id: number) => string | undefined) | undefined;
  /** The choice of the parts. */
  readonly choice?: React.ReactNode;
}

function WhyCard({ query, why, names, choice, addressOf, view: [view, setView] }: WhyCardProps) {
  const { t } = useTranslation(['changes', 'reporting']);
  const formats = useFormats();
  const asTable = view.view === 'table';
  const total = t('reporting:columns.total');
  const steps = useMemo(
    () => (why ? waterfallOf(why, { t, total, formats }, addressOf) : []),
    [why, t, total, formats, addressOf],
  );
  const goTo = useGoTo();
  const isShown = why !== undefined && !query.error;
  return (
    <Section
      title={t('reporting:why')}
      padding="none"
      refreshing={query.isRefreshing}
      actions={
        <Flex gap="2" wrap="wrap">
          {choice}
          <ChartTableToggle asTable={asTable} onChange={(next) => setView({ view: next ? 'table' : 'chart' })} />
        </Flex>
      }
      aside={isShown && <CauseList why={why} />}
    >
      <SectionState query={{ ...query, data: why, isEarlier: false, updatedAt: 0 }} skeleton={<WhySkeleton />}>
        {(shown) => (
          <>
            <Text
              px="4"
              pt="3"
              pb="2"
              textStyle="text"
              fontWeight="medium"
              overflowWrap="anywhere"
              data-part="sentence"
            >
              {sentenceOf(shown, t, formats)}
            </Text>
            {asTable ? (
              <WhyTable
                why={shown}
                names={names}
                addressOf={addressOf}
                isCurrent={query.isCurrent}
                maxHeight={mostHeight}
              />
            ) : (
              <Box px="4" pb="2">
                <WaterfallChart
                  title={t('chart', { by: names.list })}
                  chartType={t('chartType')}
                  steps={steps}
                  height={heightOf(steps.length)}
                  onPress={({ id }) => {
                    const address = addressOf?.(Number(id));
                    if (address !== undefined) goTo(address);
                  }}
                />
              </Box>
            )}
          </>
        )}
      </SectionState>
    </Section>
  );
}
