// This module imports neither React nor texts, because the worker that makes files needs only formats.
import { type Language, languageSettings } from './languages.ts';

const zone = 'Europe/Zagreb';
const hour = 3_600_000;

/** What is written beside a time of the hour that is repeated when summer time ends: which of the two it is. */
const repeatedWords: Readonly<Record<Language, { readonly first: string; readonly second: string }>> = {
  hr: { first: 'ljetno', second: 'zimsko' },
  en: { first: 'summer time', second: 'winter time' },
};

/** Converts a calendar day `YYYY-MM-DD` to a moment for formatting; noon is the same day in every zone. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

type DateFormat = () => Intl.DateTimeFormat;

/** Makes a value when it is first needed: a page needs a few of the twenty formats. */
function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

/**
 * How numbers, money, days and times are written in a language (behaviour 20.3 and 20.5). Days are `YYYY-MM-DD`;
 * moments are `Date`s, written in Europe/Zagreb whatever the browser's zone is. A zero has no sign (behaviour 4.14).
 */
function formatsFor(language: Language) {
  const { locale } = languageSettings[language];
  const repeated = repeatedWords[language];
  const number = (options: Intl.NumberFormatOptions) => {
    const always = { useGrouping: 'always', signDisplay: 'negative' };
    const format = once(() => new Intl.NumberFormat(locale, { ...always, ...options } as Intl.NumberFormatOptions));
    return (value: number) => format().format(value);
  };
  const date = (options: Intl.DateTimeFormatOptions): DateFormat =>
    once(() => new Intl.DateTimeFormat(locale, options));
  /** The locales pad days and months with a zero, which is removed. */
  const unpadded = (text: string) => text.replace(/\b0(?=\d)/g, '');
  /** From one day to another. Browsers put other spaces around the dash, or none, by their version. */
  const rangeOf = (format: DateFormat, begin: string, end: string) =>
    unpadded(format().formatRange(noon(begin), noon(end))).replace(/\s*–\s*/, ' – ');
  /** Formats a moment with the date as days are written: only the time is padded. */
  const withPlainDate = (format: DateFormat) =>
    marked((value) =>
      format()
        .formatToParts(value)
        .map(({ type, value: text }) => (type === 'day' || type === 'month' ? unpadded(text) : text))
        .join(''),
    );
  const dayFormat = date({ day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' });
  const dayMonth = date({ day: 'numeric', month: 'numeric', timeZone: 'UTC' });
  const dayLong = date({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const dayShort = date({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const weekdayFormat = date({ weekday: 'long', timeZone: 'UTC' });
  const weekdayShort = date({ weekday: 'short', timeZone: 'UTC' });
  const month = date({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  const monthShort = date({ month: 'numeric', year: 'numeric', timeZone: 'UTC' });
  const moment = date({
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone: zone,
  });
  const minute = date({
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  });
  const time = date({ hour: '2-digit', minute: '2-digit', timeZone: zone });
  const exactTime = date({ hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone: zone });
  /** Which of the two times a moment is in, where the clock shows the same an hour later or earlier; else undefined. */
  const repeatedAt = (value: Date): string | undefined => {
    const clock = (difference: number) => time().format(value.getTime() + difference);
    const shown = clock(0);
    return shown === clock(hour) ? repeated.first : shown === clock(-hour) ? repeated.second : undefined;
  };
  /** A way to write moments that says in the repeated hour which of the two times is meant. */
  const marked = (write: (value: Date) => string) => (value: Date) => {
    const word = repeatedAt(value);
    return write(value) + (word ? ` (${word})` : '');
  };
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const percent = number({ style: 'percent', ...two });
  const signedPercent = number({ style: 'percent', ...two, signDisplay: 'exceptZero' });
  return {
    language,
    locale,
    /** The comma of 0,5. */
    decimalSign: new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
    /** 184.220 */
    count: number({ maximumFractionDigits: 0 }),
    /** 241.880,40: EUR without its sign, for columns whose head names the unit. */
    amount: number(two),
    /** 241.880,40 € */
    money: number({ style: 'currency', currency: 'EUR' }),
    /** +12.316 */
    signedCount: number({ maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    /** +22.425,30 */
    signedAmount: number({ ...two, signDisplay: 'exceptZero' }),
    /** +39.400,00 € */
    signedMoney: number({ style: 'currency', currency: 'EUR', signDisplay: 'exceptZero' }),
    /** 7,16 %: the value is already in percent. */
    percent: (value: number) => percent(value / 100),
    /** +7,16 % */
    signedPercent: (value: number) => signedPercent(value / 100),
    /** 1. 11. 2026. */
    day: (day: string) => unpadded(dayFormat().format(noon(day))),
    /** 1. 11. */
    dayMonth: (day: string) => unpadded(dayMonth().format(noon(day))),
    /** 1. studenoga 2026. */
    dayLong: (day: string) => dayLong().format(noon(day)),
    /** nedjelja */
    weekday: (day: string) => weekdayFormat().format(noon(day)),
    /** ned */
    weekdayShort: (day: string) => weekdayShort().format(noon(day)),
    /** studeni 2026. */
    month: (day: string) => month().format(noon(day)),
    /** 11. 2026. */
    monthShort: (day: string) => unpadded(monthShort().format(noon(day))),
    /** 1. 11. 2026. – 20. 11. 2026.; a single day once */
    dayRange: (begin: string, end: string) =>
      [...new Set([begin, end])].map((day) => unpadded(dayFormat().format(noon(day)))).join(' – '),
    /** 1. – 20. stu 2026.; short, for legends */
    dayRangeShort: (begin: string, end: string) => rangeOf(dayShort, begin, end),
    /** 1. – 20. studenoga 2026. */
    dayRangeLong: (begin: string, end: string) => rangeOf(dayLong, begin, end),
    /** 20. 11. 2026. 08:15:30; in the repeated hour 25. 10. 2026. 02:15:30 (ljetno) */
    moment: withPlainDate(moment),
    /** 20. 11. 2026. 08:15: without seconds */
    minute: withPlainDate(minute),
    /** 08:15:30 */
    exactTime: marked((value) => exactTime().format(value)),
    /** 08:15 */
    time: marked((value) => time().format(value)),
    /** Which time of the repeated hour a moment is in: ljetno or zimsko; undefined at any other time (behaviour 20.9). */
    repeatedAt,
    /** Compares by the Croatian alphabet in every language, as names are Croatian: č after c, lj after l; digits as numbers. */
    compare: new Intl.Collator('hr', { numeric: true, sensitivity: 'base' }).compare,
  };
}

/** A text for the screen whose days, such as 1. 11. 2026., do not break across two lines. */
export const unbrokenDays = (text: string): string => text.replace(/(?<=\d\.) (?=\d)/g, '\u00a0');

export type Formats = ReturnType<typeof formatsFor>;

const cache = new Map<Language, Formats>();
/** The formats of a language, made once. */
export function formatsOf(language: Language): Formats {
  const known = cache.get(language) ?? formatsFor(language);
  cache.set(language, known);
  return known;
}
