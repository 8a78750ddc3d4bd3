import type { Books, CopyKind, PaymentRecordedData } from '@balcao/domain';
import { methodNamesOf, sourcesOf } from './print-sources.js';
import { modelAmong, type PrintWish } from './print-wish.js';
import type { PrintedModel } from './printed-document.js';
import type { Picture } from './paper.js';

/** A receipt or payment as it was recorded, and how it is to be printed. */
export interface PrintedPayment {
  readonly payment: PaymentRecordedData;
  readonly typeName: string;
  readonly isCancelled: boolean;
  readonly isPreview: boolean;
  /** Of a company to try things out in. */
  readonly isDemo?: true;
  readonly copy: CopyKind;
  readonly model: PrintedModel;
  /** In the language of the paper; a method that is gone is called as it was. */
  readonly methodNames: ReadonlyMap<string, string>;
  readonly logo?: Picture;
  /** Of the program, from the authority of the company's country; it has none when absent. */
  readonly certificate?: string;
}

/** What is to be printed, and how. */
export interface PaymentToPrint extends PrintWish {
  /** With the note as it reads today. */
  readonly payment: PaymentRecordedData;
}

/** The payment as it is printed, and the picture that its model asks for by its id. */
export interface PaymentReadyToPrint {
  readonly printed: PrintedPayment;
  readonly logoId?: string;
}

/** Puts together what the books know of a payment's print; refused where no model fits. */
export function printedPaymentOf(
  books: Books,
  wish: PaymentToPrint,
  sources = sourcesOf(books, wish.payment.partyId),
): PaymentReadyToPrint {
  const { payment, isCancelled, isPreview, copy } = wish;
  const { model, typeName, logoId } = modelAmong(sources, payment, wish);
  return {
    printed: {
      payment,
      typeName,
      isCancelled,
      isPreview,
      ...(sources.company?.isDemo && { isDemo: true }),
      copy,
      model,
      methodNames: methodNamesOf(sources, model.language),
    },
    ...(logoId !== undefined && { logoId }),
  };
}
