import { changeRequest } from '#api/contract/changeRequests.ts';
import { controlCalls } from '#simulator/control/calls.ts';
import * as replies from '#simulator/control/replies.ts';
import { faultSchema } from '#simulator/faults/faults.ts';
import { stateSchema } from '#simulator/state/state.ts';
import { type ApiDocument, openApi } from './openapi.ts';
import type { Examples } from './openapiExamples.ts';
import type { About } from './openapiParts.ts';

const controlApi: ApiDocument = {
  title: 'Control calls of the simulator',
  description:
    'Made from the declarations in simulator/control/calls.ts by `npm run openapi`. No real server has these calls. They are taken from ' +
    "pages of the simulator's own origin and from clients without an Origin header; with --host they need its token.",
  server: '/__simulator',
  tag: () => 'State, time, people, faults, requests, log and mails of the simulator',
  securitySchemes: {
    password: { type: 'http', scheme: 'basic', description: 'The token of --host as the password; any name.' },
    bearer: { type: 'http', scheme: 'bearer', description: 'The token of --host.' },
  },
  security: [{}, { password: [] }, { bearer: [] }],
  shared: {
    Fault: faultSchema,
    SimulatorState: stateSchema,
    WorldState: replies.worldState,
    Scenario: replies.namedScenario,
    Preset: replies.preset,
    Person: replies.person,
    Mail: replies.mail,
    Step: replies.step,
    LogEntry: replies.logEntry,
    CallBodies: replies.callBodies,
    ChangeEvent: replies.changeEvent,
    ChangeRequest: changeRequest,
  },
  needs: () => 'Needs no user.',
  refusals: () => [401, 403],
  isPublicOpen: false,
  isByName: false,
};

/** The OpenAPI 3.1 document of the simulator's control calls. `examples` are made by a simulator. */
export const controlOpenApi = (about: About, examples?: Examples) =>
  openApi({ control: Object.values(controlCalls) }, about, examples, controlApi);
