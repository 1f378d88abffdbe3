import * as z from 'zod/mini';
import { getStatementFile, getStatements } from '#api/contract/statements.ts';
import { moveClock } from '../controlCalls.ts';
import { isCall, isOk, isOpen, received } from './conditions.ts';
import { defineRehearsal, type Observed } from './rehearsal.ts';

const page = '/obracuni';
/** November's statements exist from the sixth day of December on. */
const issued = '2026-12-06T00:00:00Z';
/** A statement's name has its month and year. */
const november = /\b11\/2026\b/;

/** The statements as the portal has received them last. */
function receivedStatements(observed: Observed) {
  const reply = z.safeDecode(getStatements.reply.schema, received(observed) as never);
  return reply.success ? reply.data.rows : [];
}

/** The month is over; its statements follow five days later, and finance downloads one. */
export const monthEnd = defineRehearsal({
  id: 'monthEnd',
  minutes: 3,
  scenario: 'first-day-of-month',
  now: '2026-12-01T06:30:00Z',
  person: 'finance',
  path: '/status-sustava',
  steps: [
    {
      id: 'open',
      isDone: (observed) => isOpen(observed, page, '/obracuni/'),
      where: () => ({ portal: page }),
    },
    {
      id: 'wait',
      isDone: ({ state }) => Date.parse(state.now) >= Date.parse(issued),
      where: () => ({ console: '?part=clock' }),
      doIt: ({ language }) => moveClock(language, { advance_seconds: 7 * 86_400 }),
    },
    {
      id: 'find',
      follows: true,
      isDone: (observed) =>
        (observed.path === undefined || isOpen(observed, page, '')) &&
        receivedStatements(observed).some(({ name }) => november.test(name)),
      watch: (call) => isCall('GET', '/obracuni/')(call) && isOk(call),
      where: () => ({ portal: page }),
    },
    {
      id: 'download',
      isDone: ({ calls }) => calls.some((call) => isOk(call) && /^\/api\/obracun\/\d+\/download\//.test(call.path)),
      where: () => ({ portal: page }),
      doIt: async ({ callAs }) => {
        const { rows } = await callAs('finance', getStatements, { query: {} });
        const statement = rows.find(({ name }) => november.test(name));
        if (!statement) throw new Error('November has no statements yet.');
        await callAs('finance', getStatementFile, { params: { id: statement.id } });
      },
    },
  ],
});
