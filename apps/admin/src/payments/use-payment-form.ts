import type { ClientRow, OpenDocumentAnswer, RecordPaymentBody } from '@balcao/contracts';
import { useState } from 'react';
import { parseTypedDay, showDay, today } from '../formats/days.js';
import { useLanguage } from '../i18n/use-messages.js';
import type { PaymentCategory } from './category.js';
import { allocationsOf, settledMinor, settleOldest, type Settling } from './settling.js';
import {
  defaultMethod,
  paidOf,
  rowBodies,
  typedRow,
  type Means,
  type TypedRow,
} from './typed-rows.js';
import { useOpenDocuments } from './use-open-documents.js';

/** A payment as it is being written. */
export interface PaymentFormState {
  readonly party: ClientRow | undefined;
  readonly day: string;
  readonly note: string;
  readonly rows: readonly TypedRow[];
  readonly settling: Settling;
  readonly isAdvance: boolean;
  readonly open: readonly OpenDocumentAnswer[];
  /** What the chosen documents ask for, and what the rows pay. */
  readonly askedMinor: number;
  readonly paidMinor: number;
  readonly change: (part: Partial<Written>) => void;
  readonly settle: (settling: Settling) => void;
  readonly settleOldestFirst: () => void;
  readonly body: () => RecordPaymentBody;
}

interface Written {
  readonly party: ClientRow | undefined;
  readonly day: string;
  readonly note: string;
  readonly rows: readonly TypedRow[];
  readonly settling: Settling;
  readonly isAdvance: boolean;
}

/** What is written in the form of a payment, and what follows from it. */
export function usePaymentForm(category: PaymentCategory, means: Means): PaymentFormState {
  const language = useLanguage();
  const [written, setWritten] = useState<Written>(() => ({
    party: undefined,
    day: showDay(today(), language),
    note: '',
    rows: [typedRow(defaultMethod(means), 0, language)],
    settling: {},
    isAdvance: false,
  }));
  const { rows, settling, party } = written;
  const open = useOpenDocuments(category, party?.id);
  const askedMinor = settledMinor(settling, open, category.owed, language);
  const paidMinor = paidOf(rows, language);
  const [only] = rows;
  // A single row that nobody has written in follows the documents that are chosen.
  const isFollowing = rows.length === 1 && (only?.amount === '' || paidMinor === askedMinor);
  const settle = (next: Settling): void => {
    const asked = settledMinor(next, open, category.owed, language);
    const followed = only && { ...only, amount: typedRow(undefined, asked, language).amount };
    setWritten({
      ...written,
      settling: next,
      ...(isFollowing && followed && { rows: [followed] }),
    });
  };
  return {
    ...written,
    open,
    askedMinor,
    paidMinor,
    change: (part) => {
      setWritten({ ...written, ...part });
    },
    settle,
    settleOldestFirst: () => {
      settle(settleOldest(open, category.owed, isFollowing ? 0 : paidMinor, language));
    },
    body: () => ({
      documentTypeId: category.documentTypeId,
      ...(party && { partyId: party.id }),
      issuedOn: parseTypedDay(written.day) ?? written.day.trim().slice(0, 10),
      rows: rowBodies(rows, language),
      allocations: allocationsOf(settling, language),
      isAdvance: written.isAdvance,
      ...(written.note.trim() !== '' && { note: written.note.trim() }),
    }),
  };
}
