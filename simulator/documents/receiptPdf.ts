import { rounded } from '#api/figures.ts';
import type { CallContext } from '../handlers/handler.ts';
import type { Receipt } from '../ledger/receipts.ts';
import type { Outlet } from '../world/catalogue.ts';
import { numbersOf } from './numbers.ts';
import { makePdf } from './pdf.ts';

interface PrintedReceipt extends Receipt {
  readonly paymentType: string;
  readonly outlet: Outlet;
  /** Who issued it. */
  readonly supplier: string;
}

/** A receipt as its buyer receives it. */
export function receiptPdf(receipt: PrintedReceipt, { language, texts }: CallContext<unknown>): Promise<Uint8Array> {
  const { amount, count, moment } = numbersOf(language);
  const cents = BigInt(receipt.cents);
  // 25 % are included.
  const vat = receipt.cents - rounded(4n * cents, 5n, 0);
  return makePdf({
    language,
    title: texts('document.receipt', { number: receipt.number }),
    facts: [
      [texts('document.issuer'), `${receipt.supplier}, ${receipt.outlet.name}`],
      [texts('document.time'), moment(receipt.time)],
      [texts('document.payment'), receipt.paymentType],
    ],
    tables: [
      {
        heading: ' ',
        columns: [
          { title: texts('document.article'), part: 0.52 },
          { title: texts('document.quantity'), part: 0.14, figures: true },
          { title: texts('document.price'), part: 0.17, figures: true },
          { title: texts('document.amount'), part: 0.17, figures: true },
        ],
        rows: [
          [
            receipt.articleName,
            count(receipt.quantity),
            amount(rounded(cents, BigInt(receipt.quantity), 0)),
            amount(receipt.cents),
          ],
        ],
        total: [texts('document.total'), '', '', amount(receipt.cents)],
      },
    ],
    notes: [texts('document.vatIncluded', { vat: amount(vat) }), texts('document.simulated')],
    // The creation date is the receipt's, so that the same receipt has the same bytes.
    madeAt: receipt.time,
  });
}
