import { yearOf } from '@balcao/domain';
import { showMinor } from '@balcao/messages';
import { compareDecimals, quantity, type Quantity } from '@balcao/pricing';
import { useState } from 'react';
import { ulid } from 'ulidx';
import { showSnack } from '../../boot/snack.js';
import { sayProblem } from '../../http/say-problem.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { keptReceipt, receiptKey } from '../receipt/kept-receipts.js';
import { kickDrawer } from '../receipt/print-raw.js';
import { returnReceipt } from '../receipt/return-receipt.js';
import { cashIn, useApprovedCash } from '../approval/approved-cash.js';
import { hasCash } from '../tender/means.js';
import { handedIn, roundedRows } from '../tender/tender.js';
import { LAST_SALE } from '../till/keep-state.js';
import { seriesOf } from '../till/sale-entry.js';
import { useStart, useTill } from '../till/till-context.js';
import { useHavingSeries } from '../till/use-series.js';
import type { MadeSale } from '../till/till-state.js';
import type { TillSession } from '../till/till-session.js';
import {
  afterReturn,
  asksReference,
  leftOf,
  refundByOrigin,
  returnEntry,
  withReference,
  worthOf,
  type Chosen,
  type Return,
} from './give-back.js';
import { keptKey, type KeptSale } from './kept-sales.js';

/** The type of the credit note. */
const CREDIT_NOTE = 'NC';

/** The refund: by the original means, as client credit, or by one method. */
export type RefundBy = string;
export const BY_ORIGIN = 'origin';
export const TO_CREDIT = 'credit';

export interface Returning {
  readonly chosen: Chosen;
  readonly choose: (line: number, amount: Quantity) => void;
  readonly chooseAll: () => void;
  readonly worthMinor: number;
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  readonly returnsStock: boolean;
  readonly setReturnsStock: (returnsStock: boolean) => void;
  readonly refundBy: RefundBy;
  readonly setRefundBy: (by: RefundBy) => void;
  /** Whether the rest can stay as credit: requires a named client. */
  readonly mayKeepCredit: boolean;
  /** The refund method requires a reference. */
  readonly needsSlip: boolean;
  readonly slip: string;
  readonly setSlip: (slip: string) => void;
  readonly mayFinish: boolean;
  readonly finish: () => Promise<void>;
}

/** A return: goods, reason and refund. */
export function useReturning(sale: KeptSale, onDone: () => void): Returning {
  const start = useStart();
  const { settings, methods } = start;
  const { defaultClientId } = settings;
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [reason, setReason] = useState('');
  const [returnsStock, setReturnsStock] = useState(true);
  const [refundBy, setRefundBy] = useState<RefundBy>(BY_ORIGIN);
  const [slip, setSlip] = useState('');
  const [returnId] = useState(() => ulid());
  const { isBusy, giveBack } = useGivingBack(onDone);
  const worthMinor = worthOf(sale, chosen);
  const given =
    refundBy === TO_CREDIT || sale.paid.length === 0
      ? []
      : refundBy === BY_ORIGIN
        ? refundByOrigin(sale.paid, worthMinor)
        : [{ methodId: refundBy, amountMinor: worthMinor }];
  const refund = roundedRows(given, start);
  const needsSlip = asksReference(refund, methods);
  const isAnyChosen = [...chosen.values()].some((amount) => isMoreThan(amount, '0'));
  return {
    chosen,
    worthMinor,
    reason,
    setReason,
    returnsStock,
    setReturnsStock,
    refundBy,
    setRefundBy,
    mayKeepCredit: sale.client !== undefined && sale.client.id !== defaultClientId,
    choose: (line, amount) => {
      const left = leftOf(sale.lines[line] ?? noLine);
      const next = isMoreThan(amount, left) ? left : amount;
      setChosen(new Map([...chosen, [line, next]]));
    },
    chooseAll: () => {
      setChosen(new Map(sale.lines.map((line, index) => [index, leftOf(line)])));
    },
    needsSlip,
    slip,
    setSlip,
    mayFinish: !isBusy && isAnyChosen && reason.trim() !== '' && (!needsSlip || slip.trim() !== ''),
    finish: () =>
      giveBack({
        returnId,
        sale,
        chosen,
        reason: reason.trim(),
        returnsStock,
        refund: withReference(refund, methods, slip.trim()),
      }),
  };
}

const noLine: KeptSale['lines'][number] = {
  name: '',
  unit: '',
  unitPrice: '0',
  quantity: quantity('0'),
  baseMinor: 0,
  vatMinor: 0,
  credited: { quantity: quantity('0'), baseMinor: 0, vatMinor: 0 },
};

const isMoreThan = (amount: Quantity, other: string): boolean =>
  compareDecimals(amount, quantity(other)) > 0;

/** Records the return, with an approval if the refund uses another means. */
function useGivingBack(onDone: () => void) {
  const t = useMessages();
  const language = useLanguage();
  const till = useTill();
  const haveSeries = useHavingSeries();
  const approve = useApprovedReturn();
  const [isBusy, setBusy] = useState(false);
  const giveBack = async (asked: Return): Promise<void> => {
    setBusy(true);
    try {
      const hasSeries = await haveSeries(CREDIT_NOTE);
      const approved = hasSeries ? await approve(asked) : undefined;
      if (approved !== undefined) {
        const paidMinor = handedIn(asked.refund);
        const made = await write(till, approved, paidMinor);
        const { reference } = made;
        till.view.merge({ last: made });
        const amount = showMinor(paidMinor, language);
        const text = paidMinor > 0 ? 'asked.return.done' : 'asked.return.credited';
        showSnack(t(text, { reference, amount }), 'success');
        onDone();
        // The return stands, whatever the drawer does.
        if (hasCash(till.start.methods, asked.refund)) await kickDrawer(till);
        return;
      }
    } catch (error) {
      sayProblem(error);
    }
    setBusy(false);
  };
  return { isBusy, giveBack };
}

/** Asks for an approval if the cash amount or the refund method needs one. */
function useApprovedReturn(): (asked: Return) => Promise<Return | undefined> {
  const t = useMessages();
  const till = useTill();
  const letGo = useApprovedCash();
  return async (asked) => {
    const { refund, returnId: subjectId } = asked;
    const also = goesAnotherWay(till, asked) ? t('asked.approval.otherMeans') : undefined;
    const cashMinor = cashIn(till.start.methods, refund);
    const approved = await letGo({ as: 'refund', cashMinor, subjectId, also });
    return approved && { ...asked, ...approved };
  };
}

/** The refund uses another means, and the cashier lacks the permission. */
function goesAnotherWay(till: TillSession, { sale, refund }: Return): boolean {
  const isOther = refund.some(
    ({ methodId }) => !sale.paid.some((paid) => paid.methodId === methodId),
  );
  const cashier = till.start.cashiers.find(({ id }) => id === till.cashierId);
  return isOther && cashier?.approves !== true;
}

/** Returns the credit note, for the page. */
async function write(till: TillSession, asked: Return, changeMinor: number): Promise<MadeSale> {
  const { numbers } = till.state.get();
  const series = seriesOf(till.start, CREDIT_NOTE, yearOf(till.today));
  if (series === undefined) throw new Error('the till has no series for its credit notes');
  const number = Math.max(numbers[series.id] ?? 1, series.nextNumber);
  const { shift, cashierId } = till;
  const entry = returnEntry(asked, { shiftId: shift.id, series, number, cashierId });
  const change = { numbers: { ...numbers, [series.id]: number + 1 } };
  const { sale, chosen, reason } = asked;
  const original = await keptReceipt(till.database, till.companyId, sale.documentId);
  const { cash_register: registerId } = till.state.get();
  const register = till.start.registers.find(({ id }) => id === registerId)?.name ?? '';
  const context = {
    start: till.start,
    series,
    number,
    register,
    seller: till.cashierName,
    signedIn: till.signedInName,
  };
  const made: MadeSale = {
    documentId: `${series.id}.${number}`,
    totalMinor: worthOf(sale, chosen),
    changeMinor,
    reference: `${series.prefix} ${series.code}/${number}`,
    isReturn: true,
  };
  await till.append(entry, change, (written) => ({
    [keptKey(sale.documentId)]: afterReturn(sale, chosen),
    [LAST_SALE]: made,
    // A sale of another device is printed once the server has its credit note.
    ...(original !== undefined && {
      [receiptKey(made.documentId)]: returnReceipt(
        written,
        { original, sale, chosen, reason },
        { ...context, issuedOn: till.dayOf(written.at) },
      ),
    }),
  }));
  return made;
}
