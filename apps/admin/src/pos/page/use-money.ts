import { showMinor } from '@balcao/messages';
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
  /** Adds the current input as a row; without any, offers what is left by the same means. */
  readonly take: () => void;
  readonly clear: () => void;
}

/** Money received for the amount due, row by row; minor units. */
export function useMoney(dueMinor: number): Money {
  const language = useLanguage();
  const { methods, settings } = useStart();
  const { cashCoinMinor: coinMinor } = settings;
  const [rows, setRows] = useState<readonly TenderRow[]>([]);
  const [methodId, chooseMethod] = useState(
    () => (methods.find(({ kind }) => kind === 'cash') ?? methods[0])?.id ?? '',
  );
  const [typed, type] = useState('');
  const [reference, refer] = useState('');
  const method = methods.find(({ id }) => id === methodId);
  const remainingMinor = remainingFor(method, dueMinor, rows, coinMinor);
  // Enter that bounces after a part was taken takes nothing more by the same means.
  const isUnanswered =
    typed === '' && remainingMinor > 0 && rows.some((each) => each.methodId === methodId);
  const offered = isUnanswered ? 0 : remainingMinor;
  const received = typed === '' ? offered : parseTypedMinor(typed, language);
  const row = rowOf(method, received ?? 0, reference);
  const isPaying = row.receivedMinor > 0 || isRoundedAway(row, dueMinor, rows, coinMinor);
  const all = isPaying ? withRow(rows, row) : rows;
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
    state: tenderState(dueMinor, all, coinMinor),
    mayTake: !isUnreadable && !lacksReference && !isTooMuch,
    take: () => {
      if (isUnanswered) {
        type(showMinor(remainingMinor, language));
        return;
      }
      setRows(all);
      clear();
    },
    remove: (key) => {
      setRows(rows.filter((each) => each.key !== key));
    },
  };
}

/** The remaining amount if the method pays it: cash pays in coins, other means to the centavo. */
function remainingFor(
  method: Method | undefined,
  dueMinor: number,
  rows: readonly TenderRow[],
  coinMinor: number | undefined,
): number {
  if (method?.kind === 'cash') {
    const withCash = withRow(rows, rowOf(method, 0, ''));
    return tenderState(dueMinor, withCash, coinMinor).remainingMinor;
  }
  return Math.max(0, dueMinor - tenderState(dueMinor, rows).receivedMinor);
}

/** Less than coins can pay: cash pays it with nothing. */
const isRoundedAway = (
  row: TenderRow,
  dueMinor: number,
  rows: readonly TenderRow[],
  coinMinor: number | undefined,
): boolean =>
  row.isCash &&
  tenderState(dueMinor, rows).remainingMinor > 0 &&
  tenderState(dueMinor, withRow(rows, row), coinMinor).isComplete;

function rowOf(method: Method | undefined, receivedMinor: number, reference: string): TenderRow {
  return {
    key: ulid(),
    methodId: method?.id ?? '',
    isCash: method?.kind === 'cash',
    receivedMinor,
    ...(reference.trim() !== '' && { reference: reference.trim() }),
  };
}
