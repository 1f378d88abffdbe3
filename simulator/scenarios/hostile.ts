import { addTo, dayOf } from '#api/days.ts';
import { approve, reject, submit, withdraw } from '../approvals/approvals.ts';
import { periodValues, placeOfZone } from '../approvals/requestItems.ts';
import { serviceGroupsIn } from '../handlers/common.ts';
import type { SimulatorContext } from '../handlers/handler.ts';
import { textsOf } from '../texts/texts.ts';
import type { Article } from '../world/catalogue.ts';
import { newRule } from '../world/seeds/newItems.ts';
import type { Scenario } from './scenario.ts';

const length = 10_000;
const repeated = (text: string) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** What a name could be in the worst case, by the id of what is named. The original name stays in it, to be found. */
const shapes: readonly ((name: string) => string)[] = [
  // Ten thousand letters without a place to break a line, and with places.
  (name) => repeated(`${name.replace(/\s/g, '')}parkiralište`),
  (name) => repeated(`${name} i sva njegova parkirališta, `),
  // Written from right to left, and with a mark that turns the direction without an end.
  (name) => `مواقف السيارات (12) ${name} מגרש חניה`,
  (name) => `\u202e${name} 123`,
  // Emoji of several characters, and letters with many marks.
  (name) => repeated(`${name} 👨‍👩‍👧‍👦🏳️‍🌈🇭🇷👩🏽‍🚒 `),
  (name) => `${name} Z\u0335\u0321\u0322a\u0334\u0358l\u0336\u0315g\u0338\u031bo\u0337\u0340`,
  // Markup and a formula.
  (name) => `<img src=x onerror=alert(1)>${name}</td><script>`,
  (name) => `=HYPERLINK("https://example.hr","${name}")`,
];

/** The shapes that are no longer than a name: what there are hundreds of would be megabytes with the others. */
const shortShapes = shapes.filter((shape) => shape('Naziv').length < length);

const named = (name: string, id: number) => shapes[id % shapes.length]?.(name) ?? name;
/** The first ones have each shape, several times; the others one of the short shapes. */
const namedOfMany = (name: string, id: number, place: number) =>
  place < shapes.length * 6 ? named(name, id) : (shortShapes[id % shortShapes.length]?.(name) ?? name);

/** The longest address that e-mail allows. */
const longEmail = (email: string) =>
  email.replace(/^([^@]+)@.*$/, `$1-${'ured'.repeat(10)}@${`${'parkiraliste'.repeat(5)}.`.repeat(3)}hr`);

/** The user who may change the zones of Split. */
const requester = 'provider';
const split = 2;

/** Requests in each state, waiting last, with every shape as the reason of a rule, as a description and as a note. */
function makeRequests(context: SimulatorContext): void {
  const { world, clock } = context;
  const zones = world.zone.where({ providerId: split });
  const today = dayOf(clock.now());
  const finish = [
    (id: number, note: string) => approve(context, id, { note }),
    (id: number, note: string) => reject(context, id, { note }),
    (id: number) => withdraw(context, id, requester),
  ];
  // Each shape is decided in one of the three ways with the next shape as its note, and waits.
  for (const [at] of shapes.entries()) {
    const zone = zones[at % zones.length];
    if (!zone) return;
    const place = placeOfZone(zone);
    const ask = (days: number) => {
      const day = addTo(today, { days: days + at });
      const after = newRule({ begin: day, end: day, reason: named('Popis', at) });
      return submit(context, requester, { place, resource: 'closingRule', itemId: null, after });
    };
    finish[at % finish.length]?.(ask(100), named('Prema odluci', at + 1));
    ask(200);
    const period = world.workingPeriod.where({ zoneId: zone.id })[Math.floor(at / zones.length)];
    if (!period) continue;
    submit(context, requester, {
      place,
      resource: 'workingPeriod',
      itemId: period.id,
      after: { ...periodValues(period), description: named('Novo', at) },
    });
  }
}

const articleOf = (article: Article): Article => ({
  ...article,
  name: named(article.name, article.id),
  zoneName: article.zoneName && named(article.zoneName, article.id + 1),
});

/** Every text that somebody writes; codes, and names that are chosen from a list of the system, are as usual. */
export const hostile: Scenario = {
  id: 'hostile',
  world: (catalogue) => ({
    ...catalogue,
    channels: catalogue.channels.map((channel) => ({ ...channel, name: named(channel.name, channel.id) })),
    zones: catalogue.zones.map((zone) => ({ ...zone, name: named(zone.name, zone.id) })),
    outlets: catalogue.outlets.map((outlet) => ({
      ...outlet,
      name: named(outlet.name, outlet.id),
      ...(outlet.supplier === undefined ? {} : { supplier: named(outlet.supplier, outlet.id + 1) }),
      articles: outlet.articles.map(articleOf),
    })),
    users: catalogue.users.map((user, at) => ({
      ...user,
      firstName: named(user.firstName, at),
      lastName: named(user.lastName, at + 2),
      email: longEmail(user.email),
    })),
    paymentApp: catalogue.paymentApp && {
      cities: catalogue.paymentApp.cities.map((city, at) => ({ ...city, name: named(city.name, at) })),
      companies: catalogue.paymentApp.companies.map((name, at) => named(name, at)),
    },
  }),
  history: (context) => {
    const { world } = context;
    for (const { id, title, description } of world.incident.all()) {
      world.incident.change(id, { title: named(title, id), description: named(description, id + 1) });
    }
    for (const { id, description } of serviceGroupsIn(textsOf('hr'), world)) {
      world.serviceGroup.change(id, { description: named(description, id + 3) });
    }
    for (const [place, { id, description }] of world.workingPeriod.all().entries()) {
      world.workingPeriod.change(id, { description: namedOfMany(description || 'Radno vrijeme', id, place) });
    }
    for (const [place, { id, reason }] of world.closingRule.all().entries()) {
      world.closingRule.change(id, { reason: namedOfMany(reason, id, place) });
    }
    makeRequests(context);
  },
};
