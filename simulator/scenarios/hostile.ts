import type { Article } from '../world/catalogue.ts';
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

const named = (name: string, id: number) => shapes[id % shapes.length]?.(name) ?? name;
const articleOf = (article: Article): Article => ({
  ...article,
  name: named(article.name, article.id),
  zoneName: article.zoneName && named(article.zoneName, article.id + 1),
});

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
    })),
    paymentApp: catalogue.paymentApp && {
      cities: catalogue.paymentApp.cities.map((city, at) => ({ ...city, name: named(city.name, at) })),
      companies: catalogue.paymentApp.companies.map((name, at) => named(name, at)),
    },
  }),
  history: ({ world }) => {
    for (const { id, title, description } of world.incident.all()) {
      world.incident.change(id, { title: named(title, id), description: named(description, id + 1) });
    }
    // The description of one period of each of the kinds of texts: those of all zones would be megabytes.
    for (const { id, description } of world.workingPeriod.all().slice(0, shapes.length * 6)) {
      world.workingPeriod.change(id, { description: named(description || 'Radno vrijeme', id) });
    }
    for (const { id, reason } of world.closingRule.all().slice(0, shapes.length * 6)) {
      world.closingRule.change(id, { reason: named(reason, id) });
    }
  },
};
