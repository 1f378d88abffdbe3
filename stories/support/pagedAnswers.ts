import { delay, type HttpHandler, HttpResponse, http, type JsonBodyType } from 'msw';

interface Asked {
  /** From 1. */
  readonly page: number;
  /** How many calls there were before, over all pages. */
  readonly calls: number;
  readonly query: URLSearchParams;
}

/** `never`: the call waits for as long as the story lasts; `failed`: the server has an outage. */
type PageAnswer = JsonBodyType | 'never' | 'failed';

/** A story whose calls for the pages of a list are answered by the story itself. */
export const answersPages = (path: string, answer: (asked: Asked) => PageAnswer) => ({
  beforeEach({ msw }: { readonly msw: { use: (...handlers: HttpHandler[]) => void } }) {
    let calls = 0;
    msw.use(
      http.get(`/api${path}`, async ({ request }) => {
        const query = new URL(request.url).searchParams;
        const body = answer({ page: Number(query.get('page') ?? 1), calls, query });
        calls += 1;
        if (body === 'never') await delay('infinite');
        return body === 'failed'
          ? HttpResponse.json({ detail: '' }, { status: 503 })
          : HttpResponse.json(body as JsonBodyType);
      }),
    );
  },
});

/** A page of rows as the statistics return it. */
export const statisticsPage = (rows: readonly JsonBodyType[], page: number) => ({
  content: rows.slice((page - 1) * 50, page * 50),
  records_total: rows.length,
});

const city = (name: string, purchases: number) => ({
  grad: name,
  korisnici: 30,
  privatni: 20,
  poslovni: 10,
  kupovine: purchases,
  iznos: `${purchases * 2}.50`,
});

/** So many cities. */
export const citiesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => city(`Grad ${String(at + 1).padStart(4, '0')}`, 100 + at));

/** 120 cities on three pages: on the third one grows from 1 to 1,000, one comes and one goes. */
export function growingCities(isBefore: boolean) {
  const cities = citiesOf(120);
  const some = isBefore
    ? cities.slice(0, 117)
    : cities.slice(0, 117).map((row) => ({ ...row, kupovine: row.kupovine + 1 }));
  return [
    ...some,
    city('Umag', isBefore ? 4 : 0),
    city('Vinkovci', isBefore ? 0 : 5),
    city('Zaprešić', isBefore ? 1 : 1000),
  ];
}

/** A page of twenty receipts of a list of so many, newest first, the odd ones in cash. */
export function receiptsPage(count: number, page: number) {
  const from = (page - 1) * 20;
  const numbers = Array.from({ length: Math.max(0, Math.min(20, count - from)) }, (_, at) => count - from - at);
  return {
    racuni: numbers.map((number) => ({
      id: number,
      date_of_transaction: '2026-11-10T08:15:00+01:00',
      payment_type: number % 2 === 1 ? 'Gotovina' : 'Kartica',
      article_name: number === 7 ? 'Godišnja karta' : 'Satna karta',
      broj_racuna: `${number}/SI/1`,
      quantity: 1,
      total_amount: '1.10',
    })),
    ukupno_racuna: count,
    broj_stranica: Math.max(1, Math.ceil(count / 20)),
  };
}
