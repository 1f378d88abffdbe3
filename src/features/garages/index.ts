import { idIn } from '#features/paths.ts';
import { reportScreen } from '#features/reporting/index.ts';
import type { Screen } from '#features/screen.ts';
import { garagePeriods, garageRules } from './hoursQueries.ts';
import { garageArticles, garageChannels, garageInfo, garageIntervals, garagesReport } from './queries.ts';

export const garagesScreen = reportScreen({
  calls: (ask, filters) => void ask(garagesReport(filters)),
});

export const garageScreen = reportScreen({
  calls(ask, filters, url) {
    const id = idIn('garageDetails', url.pathname);
    if (!id) return;
    void ask(garageInfo(id));
    void ask(garageChannels(id, filters));
    void ask(garageIntervals(id, filters));
    void ask(garageArticles(id, filters));
  },
});

export const workingHoursScreen: Screen = {
  prefetch(queryClient, { pathname }) {
    const id = idIn('garageWorkingHours', pathname);
    if (!id) return;
    void queryClient.prefetchQuery(garageInfo(id));
    void queryClient.prefetchQuery(garagePeriods(id));
    void queryClient.prefetchQuery(garageRules(id));
  },
};
