import { showMinor } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useSlice } from '../../boot/slice.js';
import { Amount } from '../../fields/Amount.js';
import { showInstant } from '../../formats/instants.js';
import { sayProblem } from '../../http/say-problem.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { usePosState, useStart, useTill } from '../till/till-context.js';
import { movements, type Movement } from './movements.js';
import { printSlip, type Slip } from './print-slip.js';

/** The slip of a movement, with where to sign. */
function useSlip(): (movement: Movement) => Slip {
  const t = useMessages();
  const language = useLanguage();
  const { companyName, registers, currency, settings } = useStart();
  const { cash_register: id, shift } = usePosState();
  const register = registers.find((each) => each.id === id)?.name ?? '';
  return ({ kind, amountMinor, reason, at, cashier, account }) => ({
    title: `${companyName} · ${t(`asked.shift.kinds.${kind}`)}`,
    lines: [
      { label: t('pos.register'), value: register },
      ...((shift?.number ?? 0) > 0
        ? [{ label: t('pos.shift.name'), value: `${shift?.number ?? ''}` }]
        : []),
      {
        label: t('tillShift.slip.at'),
        value: showInstant(at, language, settings.timeZone),
      },
      { label: t('tillShift.slip.cashier'), value: cashier },
      ...(account === undefined ? [] : [{ label: t('asked.shift.to'), value: account }]),
      { label: t('asked.shift.reason'), value: reason },
    ],
    amount: `${showMinor(amountMinor, language)} ${currency}`,
    signers: [t('tillShift.slip.cashierSigns'), t('tillShift.slip.otherSigns')],
  });
}

/** The latest movements, with their slips. */
export function Movements(): ReactNode {
  const t = useMessages();
  const till = useTill();
  const slipOf = useSlip();
  const { shift } = usePosState();
  const { list } = useSlice(movements);
  const own = list.filter(({ shiftId }) => shiftId === shift?.id);
  if (own.length === 0) return null;
  return (
    <ul className="waiting" aria-label={t('tillShift.slip.moved')}>
      {own.map((movement) => (
        <li key={movement.id}>
          <span>
            <strong>{t(`asked.shift.kinds.${movement.kind}`)}</strong>{' '}
            <small>{movement.reason}</small>
          </span>
          <Amount minor={movement.amountMinor} />
          <button
            type="button"
            className="pay__plain"
            onClick={() => {
              printSlip(till, slipOf(movement)).catch((error: unknown) => {
                sayProblem(error);
              });
            }}
          >
            {t('tillShift.slip.print')}
          </button>
        </li>
      ))}
    </ul>
  );
}
