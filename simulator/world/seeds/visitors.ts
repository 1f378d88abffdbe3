import { base, de, en, Faker, hr } from '@faker-js/faker';
import { hashText } from '../../data/random.ts';
import type { Visitor } from '../../ledger/parkTickets.ts';

/** Addresses that belong to nobody (RFC 2606). */
const domains = ['primjer.hr', 'example.com', 'example.org', 'example.net'];
const many = 1200;
const made = new Map<string, readonly Visitor[]>();

/** The buyers of park tickets: a fixed list. Every third one comes from abroad. */
export function visitorsOf(park: string): readonly Visitor[] {
  const known = made.get(park);
  if (known) return known;
  const local = new Faker({ locale: [hr, base], seed: hashText(`visitors of ${park}`) });
  const foreign = [de, en].map(
    (locale, at) => new Faker({ locale: [locale, base], seed: hashText(`guests of ${park}, ${at}`) }),
  );
  const visitors = Array.from({ length: many }, (_, at): Visitor => {
    const faker = at % 3 === 0 ? (foreign[(at / 3) % 2] ?? local) : local;
    const [firstName, lastName] = [faker.person.firstName(), faker.person.lastName()];
    const provider = domains[at % domains.length] ?? 'example.com';
    return {
      name: `${firstName} ${lastName}`,
      email: faker.internet.email({ firstName, lastName, provider }).toLowerCase(),
    };
  });
  made.set(park, visitors);
  return visitors;
}
