import type {
  AllocationBody,
  OpenDocumentAnswer,
  PaymentDiscountBody,
  WithholdingBody,
} from '@balcao/contracts';
import { withheldOf } from '@balcao/domain';
import { type Language, showMinor } from '@balcao/messages';
import { rate as rateOf } from '@balcao/pricing';
import { parseTypedDay } from '../formats/days.js';
import { parseTypedMinor } from '../formats/typed-decimal.js';
import type { Settling } from './settling.js';

/** What settles a document without money, as it is being written; its texts are as typed. */
export interface TypedAdjustment {
  readonly key: string;
  readonly kind: 'withholding' | 'writeOff' | 'discount';
  readonly documentId: string;
  readonly amount: string;
  /** Of a withholding: the tax office's paper; it may still be on its way. */
  readonly certificate: string;
  readonly certifiedOn: string;
  /** By which it is withheld, and of what; empty where the amount is typed. */
  readonly rateId: string;
  readonly base: string;
  /** The invoice announced it: it goes with its document. */
  readonly isAnnounced?: true;
  /** Of a discount: why less is paid. */
  readonly reason: string;
}

let lastKey = 0;

/** A new line of its kind, of a document if there is only one to choose. */
export function typedAdjustment(
  kind: TypedAdjustment['kind'],
  documentId: string,
): TypedAdjustment {
  lastKey += 1;
  const key = `adjustment${lastKey}`;
  const typed = { amount: '', rateId: '', base: '', certificate: '', certifiedOn: '', reason: '' };
  return { key, kind, documentId, ...typed };
}

/**
 * The adjustments as documents are chosen: an invoice that announces withholding brings it along,
 * while nothing of it is settled yet, and takes it away again.
 */
export function withAnnounced(
  adjustments: readonly TypedAdjustment[],
  open: readonly OpenDocumentAnswer[],
  { before, after }: { readonly before: Settling; readonly after: Settling },
  language: Language,
): readonly TypedAdjustment[] {
  const isIn = (settling: Settling, id: string) => (settling[id] ?? '').trim() !== '';
  const kept = adjustments.filter(
    ({ documentId, isAnnounced }) => isAnnounced !== true || isIn(after, documentId),
  );
  const isWithheld = new Set(
    kept.filter(({ kind }) => kind === 'withholding').map(({ documentId }) => documentId),
  );
  const chosen = open.filter(({ id }) => isIn(after, id) && !isIn(before, id));
  const brought = chosen.flatMap(({ id, withholding, baseMinor = 0, openMinor, totalMinor }) => {
    if (withholding === undefined || openMinor !== totalMinor || isWithheld.has(id)) return [];
    const { rateId, rate } = withholding;
    const amount = showMinor(withheldOf(baseMinor, rateOf(rate)), language);
    const base = showMinor(baseMinor, language);
    const one = typedAdjustment('withholding', id);
    return [{ ...one, rateId, base, amount, isAnnounced: true as const }];
  });
  return brought.length === 0 && kept.length === adjustments.length
    ? adjustments
    : [...kept, ...brought];
}

/** In minor units; 0 while it cannot be read. */
export const minorOf = ({ amount }: TypedAdjustment, language: Language): number =>
  parseTypedMinor(amount, language) ?? 0;

/** Σ of what is settled without money. */
export const adjustedMinor = (
  adjustments: readonly TypedAdjustment[],
  language: Language,
): number => adjustments.reduce((sum, adjustment) => sum + minorOf(adjustment, language), 0);

/** The documents with what adjustments leave of them for money. */
export function openAfter(
  adjustments: readonly TypedAdjustment[],
  open: readonly OpenDocumentAnswer[],
  language: Language,
): readonly OpenDocumentAnswer[] {
  return open.map((document) => {
    const own = adjustments.filter(({ documentId }) => documentId === document.id);
    const left = document.openMinor - adjustedMinor(own, language);
    return { ...document, openMinor: Math.max(0, left) };
  });
}

/**
 * What is to be settled once adjustments changed: a document that was settled in full stays so, and
 * none is settled beyond what is left of it.
 */
export function settlingAfter(
  settling: Settling,
  before: readonly OpenDocumentAnswer[],
  after: readonly OpenDocumentAnswer[],
  language: Language,
): Settling {
  const wasLeft = new Map(before.map(({ id, openMinor }) => [id, openMinor]));
  const changed: Record<string, string> = { ...settling };
  for (const { id, openMinor } of after) {
    const typed = parseTypedMinor(settling[id] ?? '', language);
    if (typed === undefined || wasLeft.get(id) === openMinor) continue;
    if (typed === wasLeft.get(id) || typed > openMinor)
      changed[id] = showMinor(openMinor, language);
  }
  return changed;
}

interface AdjustmentBodies {
  readonly withholdings?: readonly WithholdingBody[];
  readonly writeOffs?: readonly AllocationBody[];
  readonly discounts?: readonly PaymentDiscountBody[];
}

/** The adjustments as they are sent; what is missing is the server's to name. */
export function adjustmentBodies(
  adjustments: readonly TypedAdjustment[],
  language: Language,
): AdjustmentBodies {
  const of = (kind: TypedAdjustment['kind']) => adjustments.filter((one) => one.kind === kind);
  const withholdings = of('withholding').map((one) => {
    const certificate = one.certificate.trim();
    const day = one.certifiedOn.trim();
    return {
      documentId: one.documentId,
      amountMinor: minorOf(one, language),
      ...(one.rateId !== '' && {
        rateId: one.rateId,
        baseMinor: parseTypedMinor(one.base, language) ?? 0,
      }),
      ...(certificate !== '' && { certificate }),
      ...(day !== '' && { certifiedOn: parseTypedDay(day) ?? day.slice(0, 10) }),
    };
  });
  const writeOffs = of('writeOff').map((one) => ({
    documentId: one.documentId,
    amountMinor: minorOf(one, language),
  }));
  const discounts = of('discount').map((one) => ({
    documentId: one.documentId,
    amountMinor: minorOf(one, language),
    ...(one.reason.trim() !== '' && { reason: one.reason.trim() }),
  }));
  return {
    ...(withholdings.length > 0 && { withholdings }),
    ...(writeOffs.length > 0 && { writeOffs }),
    ...(discounts.length > 0 && { discounts }),
  };
}
