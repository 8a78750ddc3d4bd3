import { useState } from 'react';
import { ulid } from 'ulidx';
import { parseTypedMinor } from '../../formats/typed-decimal.js';
import { useLanguage } from '../../i18n/use-messages.js';
import type { Method } from '../tender/means.js';
import { tenderState, withRow, type TenderRow, type TenderState } from '../tender/tender.js';
import { useStart } from '../till/till-context.js';

export interface Money {
  /** What was taken already. */
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
  readonly all: readonly TenderRow[];
  readonly state: TenderState;
  /** More than what is left, by a means that gives no change. */
  readonly isTooMuch: boolean;
  /** What is being typed may be taken. */
  readonly mayTake: boolean;
  /** Takes what is typed over as a row. */
  readonly take: () => void;
  readonly clear: () => void;
}

/** Money that is handed over for what is due, row by row; minor units. */
export function useMoney(dueMinor: number): Money {
  const language = useLanguage();
  const { methods } = useStart();
  const [rows, setRows] = useState<readonly TenderRow[]>([]);
  const [methodId, chooseMethod] = useState(
    () => (methods.find(({ kind }) => kind === 'cash') ?? methods[0])?.id ?? '',
  );
  const [typed, type] = useState('');
  const [reference, refer] = useState('');
  const method = methods.find(({ id }) => id === methodId);
  const { remainingMinor } = tenderState(dueMinor, rows);
  const received = typed === '' ? remainingMinor : parseTypedMinor(typed, language);
  const row = rowOf(method, received ?? 0, reference);
  const all = row.receivedMinor > 0 ? withRow(rows, row) : rows;
  const lacksReference =
    row.receivedMinor > 0 && method?.requiresReference === true && reference.trim() === '';
  const isTooMuch = !row.isCash && row.receivedMinor > remainingMinor;
  const isUnreadable = received === undefined || received < 0;
  const clear = (): void => {
    type('');
    refer('');
  };
  return {
    rows,
    method,
    chooseMethod,
    typed,
    type,
    reference,
    refer,
    remainingMinor,
    all,
    isUnreadable,
    isTooMuch,
    clear,
    state: tenderState(dueMinor, all),
    mayTake: !isUnreadable && !lacksReference && !isTooMuch,
    take: () => {
      setRows(all);
      clear();
    },
    remove: (key) => {
      setRows(rows.filter((each) => each.key !== key));
    },
  };
}

function rowOf(method: Method | undefined, receivedMinor: number, reference: string): TenderRow {
  return {
    key: ulid(),
    methodId: method?.id ?? '',
    isCash: method?.kind === 'cash',
    receivedMinor,
    ...(reference.trim() !== '' && { reference: reference.trim() }),
  };
}
