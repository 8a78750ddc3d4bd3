import type { ClientRow, OpenDocumentAnswer, SetOffBody } from '@balcao/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { parseTypedMinor } from '../formats/typed-decimal.js';
import { parseTypedDay, showDay, today } from '../formats/days.js';
import type { ProblemsByPath } from '../http/problems-by-path.js';
import { leaving, useSubmission } from '../http/use-submission.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { receipts, supplierPayments, type PaymentCategory } from './category.js';
import { allocationsOf, settledMinor, settleOldest, type Settling } from './settling.js';
import { useMoneyAction } from './use-money-action.js';
import { useOpenDocuments } from './use-open-documents.js';

/** One half of a set-off as it is being written. */
export interface Half {
  readonly open: readonly OpenDocumentAnswer[];
  readonly settling: Settling;
  readonly minor: number;
}

export interface SetOffState {
  readonly party: ClientRow | undefined;
  readonly day: string;
  readonly note: string;
  readonly sales: Half;
  readonly purchases: Half;
  readonly problems: ProblemsByPath;
  readonly isBusy: boolean;
  readonly change: (part: Partial<Written>) => void;
  readonly settleOldestFirst: () => void;
  readonly record: () => void;
}

interface Written {
  readonly party: ClientRow | undefined;
  readonly day: string;
  readonly note: string;
  readonly sales: Settling;
  readonly purchases: Settling;
}

/** What is written in the form of a set-off, and what follows from it. */
export function useSetOff(first: ClientRow | undefined): SetOffState {
  const language = useLanguage();
  const [written, setWritten] = useState<Written>(() => ({
    party: first,
    day: showDay(today(), language),
    note: '',
    sales: {},
    purchases: {},
  }));
  const { party } = written;
  const sales = useHalf(receipts, party?.id, written.sales);
  const purchases = useHalf(supplierPayments, party?.id, written.purchases);
  const { problems, isBusy, forget, send } = useRecordingSetOff();
  return {
    ...written,
    sales,
    purchases,
    problems,
    isBusy,
    change: (part) => {
      forget();
      setWritten({ ...written, ...part });
    },
    settleOldestFirst: () => {
      const owed = sumOf(settleOldest(sales.open, 'debit', 0, language));
      const owing = sumOf(settleOldest(purchases.open, 'credit', 0, language));
      const minor = Math.min(owed, owing);
      forget();
      setWritten({
        ...written,
        sales: minor === 0 ? {} : settleOldest(sales.open, 'debit', minor, language),
        purchases: minor === 0 ? {} : settleOldest(purchases.open, 'credit', minor, language),
      });
    },
    record: () => {
      send({
        ...(party && { partyId: party.id }),
        issuedOn: parseTypedDay(written.day) ?? written.day.trim().slice(0, 10),
        sales: allocationsOf(written.sales, language),
        purchases: allocationsOf(written.purchases, language),
        ...(written.note.trim() !== '' && { note: written.note.trim() }),
      });
    },
  };

  function sumOf(settling: Settling): number {
    return Object.values(settling).reduce(
      (sum, typed) => sum + (parseTypedMinor(typed, language) ?? 0),
      0,
    );
  }
}

function useHalf(category: PaymentCategory, partyId: string | undefined, settling: Settling): Half {
  const language = useLanguage();
  const open = useOpenDocuments(category, partyId);
  return { open, settling, minor: settledMinor(settling, open, category.owed, language) };
}

function useRecordingSetOff() {
  const t = useMessages();
  const send = useMoneyAction();
  const navigate = useNavigate();
  const { errors: problems, isBusy, forget, run } = useSubmission();
  return {
    problems,
    isBusy,
    forget,
    send: (body: SetOffBody): void => {
      run(async () => {
        const id = await send('payments/set-off', body, t('money.setOff.recorded'));
        void navigate(`/${receipts.resource}/${id}`);
      }, leaving);
    },
  };
}
