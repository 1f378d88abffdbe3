import type { Statement } from '#api/contract/statements.ts';
import { searchKey } from '#api/text.ts';
import { type Month, type MonthRelation, monthRelation, type ReadName, readName } from './months.ts';

/** Why a statement may belong to a month and an outlet, but not surely. */
type Doubt =
  | 'severalMonths'
  | 'unclearMonth'
  | 'noMonth'
  | 'partnerNotNamed'
  | 'partOfName'
  | 'severalPartners'
  | 'otherPartner';

/** A statement with how it belongs to a row: surely where there is no doubt. */
export interface Match {
  readonly statement: Statement;
  readonly doubts: readonly Doubt[];
}

/** What a row is settled with: an outlet and its partner. */
export interface Party {
  readonly name: string;
  readonly partner: string;
}

/** Words that a name has beside month and partner, folded. */
const genericWords = new Set(
  (
    'godisnji kvartalni obracun obracuna obracuni racun racuna za od do mjesec mjeseca mj mjesecni godina godine godinu god g razdoblje period ' +
    'partner partnera partneru pruzatelj pruzatelja usluga usluge i u konacni ispravak storno br broj no nr ' +
    'statement settlement calculation invoice for of month period partner and'
  ).split(' '),
);

/** What separates parts of a name: a dash between spaces, and signs that are in no name. */
const hardBefore = /(?: -+ ?|^-+ ?|[,;:/|()[\]"'„“”«»]\s*)$/u;
const hardAfter = /^(?: ?-+ |\s*[,;:/|()[\]"'„“”«»]| ?-+$)/u;

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Where a folded text stands in another one as whole words. */
function placesOf(key: string, part: string): number[] {
  const places: number[] = [];
  if (part === '') return places;
  for (let at = key.indexOf(part); at !== -1; at = key.indexOf(part, at + 1)) {
    if (!(isLetter(key[at - 1]) && isLetter(part[0])) && !(isLetter(key[at + part.length]) && isLetter(part.at(-1))))
      places.push(at);
  }
  return places;
}

/** How a folded name stands in a statement's: as a whole name, inside a longer one, or not at all. */
type Naming = 'whole' | 'part' | 'none';

function namingOf({ key, spans }: ReadName, name: string, longer: readonly string[]): Naming {
  let naming: Naming = 'none';
  for (const from of placesOf(key, name)) {
    const to = from + name.length;
    // Where a longer known name stands, it is the one that is meant.
    const isCovered = longer.some((other) => placesOf(key, other).some((at) => at <= from && at + other.length >= to));
    if (isCovered) continue;
    naming = 'part';
    const before = key.slice(0, from);
    const after = key.slice(to);
    const wordBefore = /([\p{L}\p{N}]+)[ .-]*$/u.exec(before);
    const wordAfter = /^[ .-]*([\p{L}\p{N}]+)/u.exec(after);
    const isMonth = (at: number) => spans.some((span) => at >= span.from && at < span.to);
    const isFreeBefore =
      !wordBefore ||
      hardBefore.test(before) ||
      genericWords.has(wordBefore[1] ?? '') ||
      isMonth(wordBefore.index + (wordBefore[1]?.length ?? 1) - 1);
    const isFreeAfter =
      !wordAfter ||
      hardAfter.test(after) ||
      genericWords.has(wordAfter[1] ?? '') ||
      isMonth(to + wordAfter[0].length - (wordAfter[1]?.length ?? 0));
    if (isFreeBefore && isFreeAfter) return 'whole';
  }
  return naming;
}

const monthDoubts: Readonly<Partial<Record<MonthRelation, Doubt>>> = {
  several: 'severalMonths',
  unclear: 'unclearMonth',
  none: 'noMonth',
};

/** A row of the settlement, with the statements that belong to it. */
export interface Settled<Row extends Party> {
  readonly row: Row;
  /** Statements that surely belong to month and partner: none, one, or several, all of them. */
  readonly sure: readonly Match[];
  /** Statements that may belong to them. */
  readonly uncertain: readonly Match[];
}

/** A row that no list has: what the statements alone say. */
export interface StatementParty extends Party {
  /** The same for the statements of one row. */
  readonly key: string;
}

interface Read {
  readonly statement: Statement;
  readonly name: ReadName;
  readonly month: MonthRelation;
  readonly partnerKey: string;
}

/** What remains of a statement's name without its month and the usual words: the outlet that it names. */
function subjectOf(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => {
      const key = searchKey(word).replace(/[.,;:]+$/, '');
      if (/^[\p{P}\p{S}]*$/u.test(key) || /^\d{1,2}\.$/.test(word) || genericWords.has(key)) return false;
      const { sure, unclear, years } = readName(word);
      return sure.size + unclear.size + years.size === 0;
    });
  return words.join(' ').replace(/^[-–—,;:\s]+|[-–—,;:\s]+$/gu, '');
}

/** Reads statements and rows once, and relates them. */
export function settle<Row extends Party>(
  statements: readonly Statement[],
  rows: readonly Row[],
  month: Month,
): { readonly rows: readonly Settled<Row>[]; readonly others: readonly Settled<StatementParty>[] } {
  const read: Read[] = [];
  const seen = new Set<number>();
  for (const statement of statements) {
    if (seen.has(statement.id)) continue;
    seen.add(statement.id);
    const name = readName(statement.name);
    const relation = monthRelation(name, month);
    if (relation !== 'other')
      read.push({ statement, name, month: relation, partnerKey: searchKey(statement.partnerName) });
  }
  const partnerKeys = new Set([
    ...rows.map(({ partner }) => searchKey(partner)),
    ...read.map(({ partnerKey }) => partnerKey),
  ]);
  partnerKeys.delete('');
  const known = [...new Set([...partnerKeys, ...rows.map(({ name }) => searchKey(name))])];
  const longerNames = new Map<string, readonly string[]>();
  const longerThan = (name: string) => {
    const cached = longerNames.get(name);
    if (cached) return cached;
    const longer = known.filter((other) => other.length > name.length && placesOf(other, name).length > 0);
    longerNames.set(name, longer);
    return longer;
  };
  const namings = new Map<Read, Map<string, Naming>>();
  const naming = (of: Read, name: string): Naming => {
    const own = namings.get(of) ?? new Map<string, Naming>();
    namings.set(of, own);
    const cached = own.get(name);
    if (cached !== undefined) return cached;
    // Most names are in no statement: a search of text is all that they cost.
    const found = name !== '' && of.name.key.includes(name) ? namingOf(of.name, name, longerThan(name)) : 'none';
    own.set(name, found);
    return found;
  };
  const partnersOf = new Map(
    read.map((of) => [of, [...partnerKeys].filter((partner) => naming(of, partner) === 'whole')] as const),
  );

  const keyed = rows.map((row) => ({ row, name: searchKey(row.name), partner: searchKey(row.partner) }));
  const outletsOf = new Map<string, { readonly name: string }[]>();
  for (const each of keyed) {
    const outlets = outletsOf.get(each.partner);
    if (outlets) outlets.push(each);
    else outletsOf.set(each.partner, [each]);
  }

  const relate = (of: Read, name: string, partner: string): Match | undefined => {
    const doubts: Doubt[] = [];
    const monthDoubt = monthDoubts[of.month];
    if (monthDoubt) doubts.push(monthDoubt);
    const names = naming(of, partner);
    const namesOutlet = naming(of, name);
    // The server says that it is of another partner, one that the rows have.
    const isOfOther = of.partnerKey !== partner && outletsOf.has(of.partnerKey);
    const siblings = outletsOf.get(partner) ?? [];
    const namesSibling =
      namesOutlet !== 'whole' && siblings.some((other) => other.name !== partner && naming(of, other.name) === 'whole');
    if (names === 'whole') {
      // A statement of one outlet is not that of the partner's others.
      if (namesSibling) return undefined;
      if ((partnersOf.get(of)?.length ?? 0) > 1) doubts.push('severalPartners');
      if (isOfOther) doubts.push('otherPartner');
      return { statement: of.statement, doubts };
    }
    if (isOfOther) return undefined;
    if (namesOutlet === 'whole') return { statement: of.statement, doubts: [...doubts, 'partnerNotNamed'] };
    if (namesSibling) return undefined;
    if (of.partnerKey === partner && partner !== '')
      return { statement: of.statement, doubts: [...doubts, names === 'part' ? 'partOfName' : 'partnerNotNamed'] };
    // Another partner's name holds this one as a part of it.
    if (names === 'part' || namesOutlet === 'part')
      return { statement: of.statement, doubts: [...doubts, 'partOfName'] };
    return undefined;
  };

  const related = new Set<number>();
  const settled = keyed.map(({ row, name, partner }) => {
    const matches = read.flatMap((of) => relate(of, name, partner) ?? []);
    for (const { statement } of matches) related.add(statement.id);
    return {
      row,
      sure: matches.filter(({ doubts }) => doubts.length === 0),
      uncertain: matches.filter(({ doubts }) => doubts.length > 0),
    };
  });

  const others = new Map<string, { row: StatementParty; sure: Match[]; uncertain: Match[] }>();
  for (const of of read.filter(({ statement }) => !related.has(statement.id))) {
    const { statement, partnerKey } = of;
    const found = subjectOf(statement.name);
    const subject = found === '' || searchKey(found) === partnerKey ? statement.partnerName : found;
    const partner = statement.partnerName || subject;
    const key = `${partnerKey}/${searchKey(subject)}`;
    const group = others.get(key) ?? { row: { key, name: subject || partner, partner }, sure: [], uncertain: [] };
    others.set(key, group);
    const match = relate(of, searchKey(group.row.name), searchKey(partner)) ?? {
      statement,
      doubts: [...(monthDoubts[of.month] ? [monthDoubts[of.month] as Doubt] : []), 'partnerNotNamed' as const],
    };
    (match.doubts.length === 0 ? group.sure : group.uncertain).push(match);
  }
  return { rows: settled, others: [...others.values()] };
}
