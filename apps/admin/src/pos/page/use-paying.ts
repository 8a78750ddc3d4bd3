import { yearOf } from '@balcao/domain';
import { useState } from 'react';
import { sayProblem } from '../../http/say-problem.js';
import { useApprovedCart } from '../approval/use-approved-cart.js';
import { priceCart } from '../cart/price-cart.js';
import { isOverCredit, useClientAccount, type ClientAccount } from '../client/account.js';
import { meansOf, type Means } from '../tender/means.js';
import { creditOf, takeCredits, type Tender, type TenderCredit } from '../tender/tender.js';
import { pricingOf } from '../till/pricing-of.js';
import { seriesOf, typeOfSale } from '../till/sale-entry.js';
import { sell as makeSale } from '../till/sell.js';
import { usePosState, useStart, useTill } from '../till/till-context.js';
import { useHavingSeries } from '../till/use-series.js';
import { useAskIfRight } from './ask-if-right.js';
import { useMoney, type Money } from './use-money.js';

export interface Paying {
  readonly dueMinor: number;
  readonly money: Money;
  readonly means: readonly Means[];
  readonly chosen: Means | undefined;
  readonly choose: (means: Means) => void;
  /** The amount paid by client credit, in minor units. */
  readonly creditMinor: number;
  readonly removeCredit: () => void;
  /** On account: the client owes it. */
  readonly isOnAccount: boolean;
  /** The client would exceed its credit limit. */
  readonly isOver: boolean;
  readonly isComplete: boolean;
  readonly mayFinish: boolean;
  /** Adds the row, or makes the sale once everything is paid. */
  readonly finish: () => Promise<void>;
}

/** Pays the sale in the cart: with money, client credit, or on account. */
export function usePaying(onDone: () => void): Paying {
  const start = useStart();
  const { cart } = usePosState();
  const account = useClientAccount();
  const dueMinor = priceCart(cart, pricingOf(start)).totals.totalMinor;
  const means = useMeans(account);
  const [credits, setCredits] = useState<readonly TenderCredit[]>([]);
  const [isOnAccount, setOnAccount] = useState(false);
  const creditMinor = creditOf({ rows: [], credits });
  const owedMinor = dueMinor - creditMinor;
  const money = useMoney(owedMinor);
  const toPayMinor = owedMinor + money.state.roundingMinor;
  const mayExceed = useMayExceed();
  const askIfRight = useAskIfRight();
  const { isBusy, sell } = useMakingSale(onDone);
  const isOver =
    isOnAccount && !mayExceed && account !== undefined && isOverCredit(account, dueMinor);
  const isComplete = isOnAccount || money.state.isComplete;
  const choose = (next: Means): void => {
    setOnAccount(next.kind === 'account');
    money.clear();
    if (next.kind === 'account') setCredits([]);
    if (next.kind === 'credit') setCredits(takeCredits(account?.credits ?? [], dueMinor));
    if (next.kind === 'method') money.chooseMethod(next.id);
  };
  return {
    dueMinor,
    money,
    means,
    choose,
    creditMinor,
    isOnAccount,
    isOver,
    isComplete,
    chosen: means.find(({ id }) => id === (isOnAccount ? 'account' : money.method?.id)),
    mayFinish: !isBusy && (isOnAccount ? !isOver : money.mayTake),
    removeCredit: () => {
      setCredits([]);
    },
    finish: async () => {
      if (!isComplete) {
        money.take();
        return;
      }
      const isRight =
        dueMinor === 0
          ? await askIfRight.nothing()
          : isOnAccount || (await askIfRight.received(money.state.receivedMinor, toPayMinor));
      if (isRight)
        await sell(isOnAccount ? { rows: [], isOnAccount } : { rows: money.all, credits });
    },
  };
}

function useMeans(account: ClientAccount | undefined): readonly Means[] {
  const start = useStart();
  const { today } = useTill();
  const onAccount = typeOfSale({ rows: [], isOnAccount: true });
  const series = seriesOf(start, onAccount, yearOf(today));
  return meansOf({ methods: start.methods, account, sellsOnAccount: series !== undefined });
}

/** Cashiers who may exceed credit limits are only notified. */
function useMayExceed(): boolean {
  const { cashierId } = useTill();
  return useStart().cashiers.find(({ id }) => id === cashierId)?.exceedsCredit === true;
}

/** Makes the sale once, with a supervisor's approval if needed. */
function useMakingSale(onDone: () => void) {
  const till = useTill();
  const approve = useApprovedCart();
  const haveSeries = useHavingSeries();
  const [isBusy, setBusy] = useState(false);
  const sell = async (tender: Tender): Promise<void> => {
    setBusy(true);
    try {
      const hasSeries = await haveSeries(typeOfSale(tender));
      const approved = hasSeries ? await approve(till.state.get().cart) : undefined;
      if (approved !== undefined) {
        till.changeCart(() => approved);
        await makeSale(till, tender);
        onDone();
        return;
      }
    } catch (error) {
      sayProblem(error);
    }
    setBusy(false);
  };
  return { isBusy, sell };
}
