import { type Figure, shareOf, sumOfAmounts } from '#api/figures.ts';
import { codeKey, holdsWords, searchWords } from '#api/text.ts';

/** What a document adds to the sums of its payment type. */
export interface DocumentFigures {
  readonly paymentType: string;
  readonly quantity: number;
  /** EUR. */
  readonly amount: number;
}

/** The documents of a payment type, or all of them. */
export interface PaymentSum {
  readonly documents: number;
  readonly quantity: number;
  /** EUR, to the cent. */
  readonly amount: number;
  /** Of the amount of all, in percent. */
  readonly share: Figure;
}

/** The sums of documents by payment type, the greatest amount first, and those of all of them, to the cent (behaviour 11.20). */
export function sumsByPayment(documents: readonly DocumentFigures[]): {
  readonly types: readonly (PaymentSum & { readonly paymentType: string })[];
  readonly total: PaymentSum;
} {
  const byType = new Map<string, DocumentFigures[]>();
  for (const document of documents) {
    const known = byType.get(document.paymentType);
    if (known) known.push(document);
    else byType.set(document.paymentType, [document]);
  }
  const all = sumOfAmounts(documents.map(({ amount }) => amount));
  const sumOf = (some: readonly DocumentFigures[]): PaymentSum => {
    const amount = sumOfAmounts(some.map((one) => one.amount));
    return {
      documents: some.length,
      quantity: some.reduce((sum, { quantity }) => sum + quantity, 0),
      amount,
      share: shareOf(amount, all),
    };
  };
  const types = [...byType].map(([paymentType, some]) => ({ paymentType, ...sumOf(some) }));
  return { types: types.sort((a, b) => b.amount - a.amount), total: sumOf(documents) };
}

/**
 * Returns whether a document holds a search: each of its words in any of the texts, without regard to case and marks, or
 * the search as a code in one of them: "1211" finds "12-1-1".
 */
export function searchOf(search: string): (texts: readonly string[]) => boolean {
  const words = searchWords(search);
  const code = codeKey(search);
  return (texts) =>
    holdsWords(texts.join('\n'), words) || (code !== '' && texts.some((text) => codeKey(text).includes(code)));
}
