import { changeRequest } from '#api/contract/changeRequests.ts';
import { type ControlCall, controlCalls } from '#simulator/control/calls.ts';
import * as replies from '#simulator/control/replies.ts';
import { faultSchema } from '#simulator/faults.ts';
import { stateSchema } from '#simulator/state.ts';
import { createNames } from './namedSchemas.ts';
import type { Example, Examples } from './openapiExamples.ts';
import {
  type About,
  bodyOf,
  components,
  infoOf,
  json,
  type Names,
  type Operation,
  parametersOf,
  ref,
  wireSchema,
} from './openapiParts.ts';

/** The name of a call's reply: `getState` and `State`, `undo` and `UndoReply`. */
const replyName = (name: string) => (name.startsWith('get') ? name.slice('get'.length) : `${name}Reply`);

function contentOf(name: string, { reply }: ControlCall, names: Names, example: Example | undefined) {
  const schema = names.refer(wireSchema(reply.schema), replyName(name));
  if (reply.kind === 'json') return json(schema, example?.reply);
  const text = { type: 'string', contentMediaType: 'application/json', contentSchema: schema };
  return { 'text/event-stream': { schema: text, ...(example ? { example: example.reply } : {}) } };
}

function operationOf(name: string, call: ControlCall, names: Names, example: Example | undefined): Operation {
  const { summary, params, query, body, isBodyOptional, conflict, reply } = call;
  const parameters = parametersOf(call, example);
  return {
    operationId: name,
    tags: ['control'],
    summary,
    description: `Needs no user.${isBodyOptional ? ' The body may be left out.' : ''}`,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(call, name, names, example, !isBodyOptional),
    responses: {
      [reply.status]: { description: 'The response', content: contentOf(name, call, names, example) },
      ...(query || body ? { 400: ref('responses/BadInput') } : {}),
      401: ref('responses/NoValidToken'),
      403: ref('responses/NotAllowed'),
      ...(params ? { 404: ref('responses/NotFound') } : {}),
      ...(conflict ? { 409: ref('responses/Conflict') } : {}),
      default: ref('responses/Failure'),
    },
  };
}

/** Schemas by their names; a part comes before what contains it. */
const shared = {
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
};

const conflict = json({ anyOf: [ref('schemas/BusinessError'), ref('schemas/Detail')] });

/** The OpenAPI 3.1 document of the simulator's control calls. `examples` are made by a simulator. */
export function controlOpenApi(about: About, examples: Examples = new Map()) {
  const names = createNames();
  for (const [name, schema] of Object.entries(shared)) names.refer(wireSchema(schema), name);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, call] of Object.entries<ControlCall>(controlCalls))
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: operationOf(name, call, names, examples.get(name)),
    };
  return {
    openapi: '3.1.0',
    info: infoOf(
      'Control calls of the simulator',
      'Made from the declarations in simulator/control/calls.ts by `npm run openapi`. No real server has these calls. They are taken from ' +
        "pages of the simulator's own origin and from clients without an Origin header; with --host they need its token.",
      about,
    ),
    servers: [{ url: '/__simulator' }],
    security: [{}, { password: [] }, { bearer: [] }],
    tags: [{ name: 'control', description: 'State, time, people, faults, requests, log and mails of the simulator' }],
    paths,
    components: {
      securitySchemes: {
        password: { type: 'http', scheme: 'basic', description: 'The token of --host as the password; any name.' },
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of --host.' },
      },
      responses: {
        ...components.responses,
        Conflict: { description: 'Refused by the state of the data', content: conflict },
      },
      schemas: { ...components.schemas, ...names.used(paths) },
    },
  };
}
