import type * as calls from '#api/contract/statistics.ts';
import { fieldErrors, formError } from '../../calls/httpError.ts';
import { numbersOf } from '../../documents/numbers.ts';
import { momentText } from '../../state/clock.ts';
import { topUser } from '../../statistics/byUser.ts';
import { activeTokens } from '../../statistics/tables.ts';
import type { Handlers } from '../handler.ts';
import { statisticsFile } from './statisticsFile.ts';
import { daysIn, sectionHandlers } from './statisticsSections.ts';

/** The allowed recipients of the statistics mail. */
const recipients = ['uprava@primjer.hr', 'financije@primjer.hr', 'marketing@primjer.hr', 'podrska@primjer.hr'];

export const statistics: Handlers<typeof calls> = {
  ...sectionHandlers,
  getTopUser: ({ query }, context) => topUser(daysIn(context, query)),
  getActiveTokens({ query }, context) {
    daysIn(context, query);
    return activeTokens(context.statistics, context.asOf);
  },

  getStatisticsRecipients: () => ({ recipients }),

  getStatisticsFile({ query }, context) {
    const days = daysIn(context, query);
    if (query.recipient !== undefined) throw formError('fileOrMail');
    return statisticsFile(days, context, query);
  },

  sendStatistics({ query }, context) {
    const { world, clock, texts, language } = context;
    daysIn(context, query);
    if (!recipients.includes(query.recipient)) throw fieldErrors({ recipient: 'unknownRecipient' });
    const { day } = numbersOf(language);
    world.mail.add({
      id: world.mail.nextId(),
      at: momentText(clock.now()),
      to: query.recipient,
      subject: texts('mail.statistics.subject'),
      text: texts('mail.statistics.text', { begin: day(query.beginDate), end: day(query.endDate) }),
      link: null,
    });
    return undefined;
  },
};
