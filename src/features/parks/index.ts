import { idIn } from '#features/paths.ts';
import { reportScreen } from '#features/reporting/index.ts';
import { parkArticles, parkInfo, parkIntervals, parksReport } from './queries.ts';

export const parksScreen = reportScreen({
  calls: (ask, filters) => void ask(parksReport(filters)),
});

export const parkScreen = reportScreen({
  compareByDefault: true,
  calls(ask, filters, url) {
    const id = idIn('parkDetails', url.pathname);
    if (!id) return;
    void ask(parkInfo(id));
    void ask(parkIntervals(id, filters));
    void ask(parkArticles(id, filters));
  },
});
