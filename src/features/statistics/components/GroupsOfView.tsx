import { useTranslation } from 'react-i18next';
import { Section } from '#design-system/Section/Section.tsx';
import { SectionState, UpdatedAt, useSectionQuery } from '#features/pages/index.ts';
import type { StatisticsView } from '#features/routes/paths.ts';
import { groupedQueries } from '../page.ts';
import { useFetchFailure } from '../useFetchFailure.ts';
import type { GroupedView } from '../views.ts';
import { ListSection } from './ListSection.tsx';
import type { ViewProps } from './types.ts';

interface GroupsOfViewProps extends ViewProps {
  readonly name: StatisticsView;
  readonly view: GroupedView;
}

/** A view of several lists by day, each as a chart or a table (behaviour 18.2). One call loads all of them. */
export function GroupsOfView({ name, view, applied }: GroupsOfViewProps) {
  const { t } = useTranslation('statistics');
  const query = useSectionQuery(groupedQueries(name, view, applied.filters).groups);
  const failureText = useFetchFailure(query.error);
  // One message for all lists: each of them would repeat it.
  if (query.error) {
    return (
      <Section title={t(`${name}.title`)} description={t(`${name}.text`)}>
        <SectionState query={query} skeleton={null} failureText={failureText}>
          {() => null}
        </SectionState>
      </Section>
    );
  }
  return view.lists.map((list, at) => (
    <ListSection
      key={list}
      view={name}
      list={list}
      groups={query.data}
      about={view.about}
      refreshing={query.isRefreshing}
      isCurrent={query.isCurrent}
      {...(at === 0
        ? {
            description: t(`${name}.text`),
            updated: <UpdatedAt queries={[query]} onRefresh={query.retry} />,
          }
        : {})}
    />
  ));
}
