import { codeWithoutVat, type PaymentRowContent } from '@balcao/domain';
import { showMinor } from '@balcao/messages';
import { useState } from 'react';
import { ulid } from 'ulidx';
import { showSnack } from '../../boot/snack.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { askForApproval } from '../approval/approval-asked.js';
import { cashIn, useApprovedCash } from '../approval/approved-cash.js';
import type { CartClient } from '../cart/cart.js';
import { useOneAtATime } from '../page/use-one-at-a-time.js';
import { kickDrawer } from '../receipt/print-raw.js';
import { hasCash } from '../tender/means.js';
import { roundedRows } from '../tender/tender.js';
import { priceFor } from '../till/prices.js';
import { useStart, useTill } from '../till/till-context.js';
import { useHavingSeries } from '../till/use-series.js';
import {
  pricedGoods,
  takenBack,
  withMore,
  type FoundGoods,
  type Good,
  type PricedGood,
} from './goods.js';
import type { TakingBack } from './take-back-entry.js';
import { CREDIT_NOTE, writeTakeBack } from './write-take-back.js';

/** Marks client credit instead of a method's id. */
export const TO_CREDIT = 'credit';

export interface TakingBackForm {
  readonly goods: readonly PricedGood[];
  readonly add: (found: FoundGoods) => void;
  readonly change: (key: string, part: Partial<Omit<Good, 'key' | 'article'>>) => void;
  readonly remove: (key: string) => void;
  readonly client: CartClient | undefined;
  readonly setClient: (client: CartClient | undefined) => void;
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  readonly returnsStock: boolean;
  readonly setReturnsStock: (returnsStock: boolean) => void;
  /** Goods with batches, whose batch is unknown. */
  readonly batched: readonly string[];
  readonly refundBy: string;
  readonly setRefundBy: (by: string) => void;
  readonly needsSlip: boolean;
  readonly slip: string;
  readonly setSlip: (slip: string) => void;
  readonly worthMinor: number;
  /** There is no VAT code for such returns. */
  readonly lacksCode: boolean;
  readonly mayFinish: boolean;
  readonly finish: () => Promise<void>;
}

/** The refund rows; empty if it stays as credit. */
function refundOf(
  methodId: string,
  amountMinor: number,
  reference: string | undefined,
): readonly PaymentRowContent[] {
  if (methodId === TO_CREDIT) return [];
  return [{ methodId, amountMinor, ...(reference !== undefined && { reference }) }];
}

/** A return without a receipt: goods, reason and refund. */
export function useTakingBack(onDone: () => void): TakingBackForm {
  const start = useStart();
  const [list, setList] = useState<readonly Good[]>([]);
  const [client, setClient] = useState<CartClient>();
  const [reason, setReason] = useState('');
  const [wantsStock, setReturnsStock] = useState(true);
  const [slip, setSlip] = useState('');
  const [returnId] = useState(() => ulid());
  const cash = start.methods.find(({ kind }) => kind === 'cash') ?? start.methods[0];
  const [refundBy, setRefundBy] = useState(cash?.id ?? '');
  const once = useOneAtATime();
  const finish = useFinishing(onDone);

  const vat = codeWithoutVat(start.vat);
  const goods = pricedGoods(list, (article) => priceFor(article, start, client));
  const policy = start.settings.roundingPolicy;
  const { goods: taken, priced } = takenBack(goods, { vatId: vat?.id ?? '', policy });
  const worthMinor = priced.totals.totalMinor;
  const batched = taken.filter(({ article }) => article.isBatchManaged === true);
  const needsSlip = start.methods.some(
    ({ id, requiresReference }) => id === refundBy && requiresReference,
  );
  const isSomebody = client !== undefined || start.settings.defaultClientId !== undefined;
  const isCreditOfNobody = refundBy === TO_CREDIT && client === undefined;
  const mayFinish =
    vat !== undefined &&
    worthMinor > 0 &&
    !taken.some(({ isTooDear }) => isTooDear) &&
    reason.trim() !== '' &&
    isSomebody &&
    !isCreditOfNobody &&
    (!needsSlip || slip.trim() !== '');
  const asked: TakingBack = {
    returnId,
    goods: taken,
    totalMinor: worthMinor,
    client,
    reason: reason.trim(),
    refund: roundedRows(refundOf(refundBy, worthMinor, needsSlip ? slip.trim() : undefined), start),
    returnsStock: wantsStock && batched.length === 0,
  };
  return {
    goods,
    client,
    setClient,
    reason,
    setReason,
    setReturnsStock,
    refundBy,
    setRefundBy,
    needsSlip,
    slip,
    setSlip,
    worthMinor,
    mayFinish,
    lacksCode: vat === undefined,
    returnsStock: asked.returnsStock,
    batched: batched.map(({ article }) => article.name),
    add: (found) => {
      setList(withMore(list, found));
    },
    change: (key, part) => {
      setList(list.map((good) => (good.key === key ? { ...good, ...part } : good)));
    },
    remove: (key) => {
      setList(list.filter((good) => good.key !== key));
    },
    finish: () => once(() => finish(asked)),
  };
}

/** Records it after an approval by a member with the permission. */
function useFinishing(onDone: () => void): (asked: TakingBack) => Promise<void> {
  const t = useMessages();
  const language = useLanguage();
  const till = useTill();
  const haveSeries = useHavingSeries();
  const approved = useApprovedTakeBack();
  return async (asked) => {
    if (!(await haveSeries(CREDIT_NOTE))) return;
    const answered = await approved(asked);
    if (answered === undefined) return;
    const made = await writeTakeBack(till, answered);
    till.view.merge({ last: made });
    const { reference } = made;
    const amount = showMinor(made.totalMinor, language);
    const text = asked.refund.length > 0 ? 'takeBack.done' : 'takeBack.credited';
    showSnack(t(text, { reference, amount }), 'success');
    onDone();
    // The return stands, whatever the drawer does.
    if (hasCash(till.start.methods, asked.refund)) await kickDrawer(till);
  };
}

/** Asks for an approver's PIN if the cashier lacks the permission. */
function useApprovedTakeBack(): (asked: TakingBack) => Promise<TakingBack | undefined> {
  const t = useMessages();
  const till = useTill();
  const letGo = useApprovedCash();
  return async (asked) => {
    const { cashiers, approvers, methods } = till.start;
    const cashier = cashiers.find(({ id }) => id === till.cashierId);
    if (cashier?.returnsWithoutReceipt === true) {
      const cashMinor = cashIn(methods, asked.refund);
      const approved = await letGo({ as: 'refund', cashMinor, subjectId: asked.returnId });
      return approved && { ...asked, ...approved };
    }
    const among = approvers
      .filter(({ returnsWithoutReceipt }) => returnsWithoutReceipt === true)
      .map(({ id }) => id);
    if (among.length === 0) {
      showSnack(t('takeBack.nobody'), 'error');
      return undefined;
    }
    const message = t('takeBack.approval');
    const answer = await askForApproval({ message, subjectId: asked.returnId, among });
    return answer && { ...asked, approval: answer.approval };
  };
}
