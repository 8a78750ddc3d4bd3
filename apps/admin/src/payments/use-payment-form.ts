import type { ClientRow, OpenDocumentAnswer, RecordPaymentBody } from '@balcao/contracts';
import { showMinor, type Language } from '@balcao/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { parseTypedDay, showDay, today } from '../formats/days.js';
import { useLanguage } from '../i18n/use-messages.js';
import type { PaymentCategory } from './category.js';
import {
  allocationsOf,
  settledMinor,
  settleOldest,
  withChosen,
  type Settling,
} from './settling.js';
import {
  adjustedMinor,
  adjustmentBodies,
  openAfter,
  settlingAfter,
  withAnnounced,
  type TypedAdjustment,
} from './typed-adjustments.js';
import {
  defaultMethod,
  paidOf,
  rowBodies,
  typedRow,
  type Means,
  type TypedRow,
} from './typed-rows.js';
import { useOpenDocuments } from './use-open-documents.js';

/** What stands in the fields of a payment. */
interface Written {
  readonly party: ClientRow | undefined;
  readonly day: string;
  readonly note: string;
  readonly rows: readonly TypedRow[];
  readonly settling: Settling;
  readonly isAdvance: boolean;
  readonly adjustments: readonly TypedAdjustment[];
  /** Somebody wrote in it: it is no longer as it began. */
  readonly isTouched: boolean;
}

/** A payment as it is being written. */
export interface PaymentFormState extends Written {
  readonly open: readonly OpenDocumentAnswer[];
  /** What the chosen documents ask for, and what the rows pay. */
  readonly askedMinor: number;
  readonly paidMinor: number;
  /** What is settled without money. */
  readonly adjustedMinor: number;
  readonly change: (part: Partial<Omit<Written, 'isTouched'>>) => void;
  readonly settle: (settling: Settling) => void;
  readonly settleOldestFirst: () => void;
  readonly adjust: (adjustments: readonly TypedAdjustment[]) => void;
  readonly body: () => RecordPaymentBody;
}

const touched = { isTouched: true } as const;

/** Whom and what a payment begins with. */
interface First {
  readonly party?: ClientRow | undefined;
  /** Settled whole, once it is known to be open. */
  readonly documentId?: string | undefined;
}

/** What is written in the form of a payment, and what follows from it. */
export function usePaymentForm(
  category: PaymentCategory,
  means: Means,
  first: First = {},
): PaymentFormState {
  const language = useLanguage();
  const [written, setWritten] = useState<Written>(() => ({
    party: first.party,
    day: showDay(today(), language),
    note: '',
    rows: [typedRow(defaultMethod(means), 0, language)],
    settling: {},
    isAdvance: false,
    adjustments: [],
    isTouched: false,
  }));
  const { rows, settling, party, adjustments } = written;
  const [chosen, setChosen] = useState<readonly OpenDocumentAnswer[]>([]);
  const open = withChosen(useOpenDocuments(category, party?.id), chosen, settling);
  const askedMinor = settledMinor(settling, open, category.owed, language);
  const paidMinor = paidOf(rows, language);
  const [only] = rows;
  // A single row that nobody has written in follows the documents that are chosen.
  const isFollowing = rows.length === 1 && (only?.amount === '' || paidMinor === askedMinor);
  const left = openAfter(adjustments, open, language);
  /** What is chosen now, less what it announces that is withheld. */
  const announced = (next: Settling, written: readonly TypedAdjustment[] = adjustments) => {
    const chosenNow = { before: settling, after: next };
    const all = withAnnounced(written, open, chosenNow, language);
    const before = openAfter(written, open, language);
    const after = openAfter(all, open, language);
    return { settling: settlingAfter(next, before, after, language), adjustments: all };
  };
  const settle = (next: Settling, part: Partial<Written> = {}): void => {
    const { settling: settled, adjustments: adjusted } = announced(next, part.adjustments);
    const asked = settledMinor(settled, open, category.owed, language);
    setChosen(open.filter(({ id }) => id in next));
    const followed = only && { ...only, amount: typedRow(undefined, asked, language).amount };
    setWritten({
      ...written,
      ...part,
      settling: settled,
      adjustments: adjusted,
      ...(isFollowing && followed && { rows: [followed] }),
    });
  };
  useFirstDocument(open, first.documentId, ({ id, openMinor }) => {
    settle({ [id]: showMinor(openMinor, language) });
  });
  return {
    ...written,
    open,
    askedMinor,
    paidMinor,
    adjustedMinor: adjustedMinor(adjustments, language),
    change: (part) => {
      setWritten({ ...written, ...part, ...touched });
    },
    settle: (next) => {
      settle(next, touched);
    },
    adjust: (next) => {
      const after = openAfter(next, open, language);
      settle(settlingAfter(settling, left, after, language), { adjustments: next, ...touched });
    },
    settleOldestFirst: () => {
      const oldest = settleOldest(left, category.owed, isFollowing ? 0 : paidMinor, language);
      settle(oldest, touched);
    },
    body: () => bodyOf(written, category, language),
  };
}

/** What is sent; a day that is none goes as it was typed, and is refused at its field. */
function bodyOf(
  { party, day, note, rows, settling, isAdvance, adjustments }: Written,
  { documentTypeId }: PaymentCategory,
  language: Language,
): RecordPaymentBody {
  return {
    documentTypeId,
    ...(party && { partyId: party.id }),
    issuedOn: parseTypedDay(day) ?? day.trim().slice(0, 10),
    rows: rowBodies(rows, language),
    allocations: allocationsOf(settling, language),
    ...adjustmentBodies(adjustments, language),
    isAdvance,
    ...(note.trim() !== '' && { note: note.trim() }),
  };
}

/** Chooses the document that the payment was begun from, once. */
function useFirstDocument(
  open: readonly OpenDocumentAnswer[],
  documentId: string | undefined,
  choose: (document: OpenDocumentAnswer) => void,
): void {
  const isChosen = useRef(false);
  const onFound = useEffectEvent(choose);
  useEffect(() => {
    const found = open.find(({ id }) => id === documentId);
    if (found === undefined || isChosen.current) return;
    isChosen.current = true;
    onFound(found);
  }, [open, documentId]);
}
