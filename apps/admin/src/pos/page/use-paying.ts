import { useState } from 'react';
import type { TillStart } from '@balcao/contracts';
import { ulid } from 'ulidx';
import { showSnack } from '../../boot/snack.js';
import { parseTypedMinor } from '../../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { priceCart } from '../cart/price-cart.js';
import { tenderState, type TenderRow, type TenderState } from '../tender/tender.js';
import { pricingOf } from '../till/sale-entry.js';
import { usePosState, useStart, useTill } from '../till/till-context.js';

type Method = TillStart['methods'][number];

export interface Paying {
  readonly dueMinor: number;
  readonly rows: readonly TenderRow[];
  readonly remove: (key: string) => void;
  readonly method: Method | undefined;
  readonly chooseMethod: (id: string) => void;
  readonly typed: string;
  readonly type: (typed: string) => void;
  readonly isUnreadable: boolean;
  readonly reference: string;
  readonly refer: (reference: string) => void;
  /** Before what is being typed. */
  readonly remainingMinor: number;
  /** With what is being typed. */
  readonly state: TenderState;
  readonly mayFinish: boolean;
  /** Takes the row over, or makes the sale once everything is paid. */
  readonly finish: () => Promise<void>;
}

/** Paying the sale in the cart, row by row. */
export function usePaying(onDone: () => void): Paying {
  const t = useMessages();
  const language = useLanguage();
  const till = useTill();
  const start = useStart();
  const { cart } = usePosState();
  const dueMinor = priceCart(cart, pricingOf(start)).totals.totalMinor;
  const { methods } = start;
  const [rows, setRows] = useState<readonly TenderRow[]>([]);
  const [methodId, chooseMethod] = useState(
    () => (methods.find(({ kind }) => kind === 'cash') ?? methods[0])?.id ?? '',
  );
  const [typed, type] = useState('');
  const [reference, refer] = useState('');
  const [isBusy, setBusy] = useState(false);
  const method = methods.find(({ id }) => id === methodId);
  const { remainingMinor } = tenderState(dueMinor, rows);
  const received = typed === '' ? remainingMinor : parseTypedMinor(typed, language);
  const row = rowOf(method, received ?? 0, reference);
  const all = row.receivedMinor > 0 ? [...rows, row] : rows;
  const state = tenderState(dueMinor, all);
  const lacksReference = method?.requiresReference === true && reference.trim() === '';
  const isTooMuch = !row.isCash && row.receivedMinor > remainingMinor;
  const mayFinish = !isBusy && received !== undefined && !lacksReference && !isTooMuch;
  const finish = async (): Promise<void> => {
    if (!mayFinish) return;
    if (!state.isComplete) {
      setRows(all);
      type('');
      refer('');
      return;
    }
    setBusy(true);
    try {
      await till.sell(all);
      onDone();
    } catch (error) {
      setBusy(false);
      showSnack(error instanceof Error ? error.message : t('app.failed'), 'error');
    }
  };
  return {
    ...{ dueMinor, rows, method, chooseMethod, typed, type, reference, refer },
    ...{ remainingMinor, state, mayFinish, finish, isUnreadable: received === undefined },
    remove: (key) => {
      setRows(rows.filter((each) => each.key !== key));
    },
  };
}

function rowOf(method: Method | undefined, receivedMinor: number, reference: string): TenderRow {
  return {
    ...{ key: ulid(), methodId: method?.id ?? '', isCash: method?.kind === 'cash' },
    receivedMinor,
    ...(reference.trim() !== '' && { reference: reference.trim() }),
  };
}
