import { useState } from 'react';
import { ulid } from 'ulidx';
import { parseTypedMinor } from '../../formats/typed-decimal.js';
import { useLanguage } from '../../i18n/use-messages.js';
import type { Method } from '../tender/means.js';
import { tenderState, withRow, type TenderRow, type TenderState } from '../tender/tender.js';
import { useStart } from '../till/till-context.js';

export interface Money {
  /** The amounts taken. */
  readonly rows: readonly TenderRow[];
  readonly remove: (key: string) => void;
  readonly method: Method | undefined;
  readonly chooseMethod: (id: string) => void;
  readonly typed: string;
  readonly type: (typed: string) => void;
  readonly isUnreadable: boolean;
  readonly reference: string;
  readonly refer: (reference: string) => void;
  /** Before the current input. */
  readonly remainingMinor: number;
  /** With the current input. */
  readonly all: readonly TenderRow[];
  readonly state: TenderState;
  /** More than the remainder, by a means without change. */
  readonly isTooMuch: boolean;
  /** The current input is valid. */
  readonly mayTake: boolean;
  /** Adds the current input as a row. */
  readonly take: () => void;
  readonly clear: () => void;
}

/** Money received for the amount due, row by row; minor units. */
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
