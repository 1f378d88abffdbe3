import { idIn } from '#features/paths.ts';
import { reportScreen, transactionsScreen } from '#features/reporting/index.ts';
import { asked, type Screen } from '#features/screen.ts';
import {
  garageArticles,
  garageChannels,
  garageInfo,
  garageIntervals,
  garagesReport,
  garageTransactions,
} from './queries.ts';

export const garagesScreen = reportScreen({
  calls: (ask, filters) => ask(garagesReport(filters)),
});

export const garageScreen = reportScreen({
  calls(ask, filters, url) {
    const id = idIn('garageDetails', url.pathname);
    if (!id) return;
    ask(garageInfo(id));
    ask(garageChannels(id, filters));
    ask(garageIntervals(id, filters));
    ask(garageArticles(id, filters));
  },
});

export const workingHoursScreen: Screen = {
  async prefetch(queryClient, { pathname }) {
    const id = idIn('garageWorkingHours', pathname);
    if (!id) return;
    // Not with the reports' calls, which are part of the session.
    const { garagePeriods, garageRules } = await import('./hoursQueries.ts');
    await asked(queryClient, (ask) => {
      ask(garageInfo(id));
      ask(garagePeriods(id));
      ask(garageRules(id));
    });
  },
};

export const garageTransactionsScreen = transactionsScreen('garageTransactions', garageInfo, garageTransactions);
