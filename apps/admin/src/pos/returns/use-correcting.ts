import { useState } from 'react';
import { showSnack } from '../../boot/snack.js';
import { useMessages } from '../../i18n/use-messages.js';
import { cashIn, useApprovedCash } from '../approval/approved-cash.js';
import { roundedRows } from '../tender/tender.js';
import { useStart, useTill } from '../till/till-context.js';
import { keptKey, type KeptPayment, type KeptSale } from './kept-sales.js';

export interface Correcting {
  readonly rows: readonly KeptPayment[];
  readonly choose: (row: number, methodId: string) => void;
  readonly needsSlip: (methodId: string) => boolean;
  readonly slipOf: (row: number) => string;
  readonly setSlip: (row: number, slip: string) => void;
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  readonly mayFinish: boolean;
  readonly finish: () => Promise<void>;
}

/** The corrected means of payment, row by row. */
export function useCorrecting(sale: KeptSale, onDone: () => void): Correcting {
  const t = useMessages();
  const till = useTill();
  const start = useStart();
  const { methods } = start;
  const letGo = useApprovedCash();
  const [rows, setRows] = useState(sale.paid);
  const [slips, setSlips] = useState<Readonly<Record<number, string>>>({});
  const [reason, setReason] = useState('');
  const slipOf = (row: number): string => (slips[row] ?? '').trim();
  const needsSlip = (methodId: string): boolean =>
    methods.find(({ id }) => id === methodId)?.requiresReference === true;
  const lacksSlip = rows.some(({ methodId }, row) => needsSlip(methodId) && slipOf(row) === '');
  const isSame = rows.every(({ methodId }, row) => methodId === sale.paid[row]?.methodId);
  const finish = async (): Promise<void> => {
    const { documentId, reference } = sale;
    const { shift, cashierId } = till;
    const paid = roundedRows(rows, start);
    const cashMinor = cashIn(methods, roundedRows(sale.paid, start)) - cashIn(methods, paid);
    const approved = await letGo({ as: 'refund', cashMinor, subjectId: documentId });
    if (approved === undefined) return;
    const fields = {
      shiftId: shift.id,
      documentId,
      reason: reason.trim(),
      cashierId,
      rows: paid.map((row, index) => ({
        ...row,
        ...(slipOf(index) !== '' && { reference: slipOf(index) }),
      })),
    };
    const kept = { [keptKey(documentId)]: { ...sale, paid: rows } };
    await till.append({ kind: 'reclassify', said: fields, ...approved }, {}, kept);
    showSnack(t('asked.means.done', { reference }), 'success');
    onDone();
  };
  return {
    rows,
    needsSlip,
    reason,
    setReason,
    finish,
    slipOf: (row) => slips[row] ?? '',
    setSlip: (row, slip) => {
      setSlips({ ...slips, [row]: slip });
    },
    choose: (row, methodId) => {
      setRows(rows.map((each, at) => (at === row ? { ...each, methodId } : each)));
    },
    mayFinish: !isSame && !lacksSlip && reason.trim() !== '',
  };
}
