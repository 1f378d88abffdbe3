import type { Article, Outlet } from '../world/catalogue.ts';
import type { Scenario } from './scenario.ts';

/** The longest names that an operator has been seen to give, or could: with places to break a line, and without any. */
const longOf = (name: string, id: number) =>
  id % 3 === 0
    ? `${name}skoautotaksiparkirališnoprometnodruštvo d.o.o.`
    : id % 3 === 1
      ? `Gradsko trgovačko društvo za upravljanje javnim parkiralištima i prometom u mirovanju ${name} d.o.o.`
      : name;

const channelNames: Readonly<Record<number, string>> = {
  1: 'SMS poruke svih pokretnih mreža u Republici Hrvatskoj',
  2: 'Android aplikacija s automatskim produljenjem vremena parkiranja',
  7: 'Međubankovnomobilnobankarstvo',
  8: 'Poslovni korisnici s ugovorenim odgođenim plaćanjem (mjesečni račun)',
};

const zoneOf = (name: string) => `${name} – posebno uređeno područje s naplatom od ponedjeljka do subote`;
const longArticle = (article: Article): Article => ({
  ...article,
  name:
    article.name === 'Dnevna karta'
      ? 'Dnevna parkirališna karta s pravom na višekratni ulazak i izlazak'
      : article.name,
  zoneName: article.zoneName && zoneOf(article.zoneName),
});
const longOutlet = (outlet: Outlet): Outlet => ({
  ...outlet,
  name: longOf(outlet.name, outlet.id),
  articles: outlet.articles.map(longArticle),
});

export const longWords: Scenario = {
  id: 'long-words',
  world: (catalogue) => ({
    ...catalogue,
    channels: catalogue.channels.map((channel) => ({ ...channel, name: channelNames[channel.id] ?? channel.name })),
    zones: catalogue.zones.map((zone) => ({ ...zone, name: zoneOf(zone.name) })),
    outlets: catalogue.outlets.map(longOutlet),
    paymentApp: catalogue.paymentApp && {
      ...catalogue.paymentApp,
      companies: catalogue.paymentApp.companies.map((name, at) => longOf(name.replace(/ [\w.]+$/, ''), at)),
    },
    users: catalogue.users.map((user) => ({
      ...user,
      firstName: `${user.firstName} Magdalena`,
      lastName: `${user.lastName}-Vukosavljević Štefančić`,
    })),
  }),
};
