import './shift.css';
import { useEffect, useState, type ReactNode } from 'react';
import { session } from '../../boot/session-state.js';
import { usePart, useSlice } from '../../boot/slice.js';
import { useMessages } from '../../i18n/use-messages.js';
import { CashierDialog } from '../later-parts.js';
import { Glyph } from '../page/Glyph.js';
import { useTill } from '../till/till-context.js';
import { joinAsSelf } from './cashiers.js';
import { shortName, useCashierName } from './use-cashier-name.js';

/** The cashier; opens the change of cashier. */
export function CashierChip(): ReactNode {
  const t = useMessages();
  const { info } = useSlice(session);
  const { view } = useTill();
  const name = useCashierName();
  const phase = usePart(view, (shown) => shown.phase);
  const [isOpen, setOpen] = useState(false);
  useOwnJoin();
  if (info === null) return null;
  if (phase !== 'selling' && phase !== 'noShift') {
    return (
      <span className="pos__chip pos__chip--wide">
        <strong>{shortName(name)}</strong>
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className="pos__chip pos__cashier"
        aria-label={t('till.changeCashier', { name })}
        onClick={() => {
          setOpen(true);
        }}
      >
        <Glyph name="person" />
        <strong>{shortName(name)}</strong>
      </button>
      {isOpen ? (
        <CashierDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

/** The member signed in joins the shift, regardless of who opened it. */
function useOwnJoin(): void {
  const till = useTill();
  const { info } = useSlice(session);
  const shift = usePart(till.state, (known) => known.shift);
  const phase = usePart(till.view, (shown) => shown.phase);
  const id = info?.user.id ?? '';
  const name = info === null ? '' : `${info.user.firstName} ${info.user.lastName}`;
  const isMissing = shift !== null && !shift.cashiers.some((one) => one.id === id);
  const shiftId = shift?.id;
  useEffect(() => {
    if (!isMissing || phase !== 'selling' || id === '') return;
    void joinAsSelf(till, { id, name });
  }, [till, isMissing, phase, id, name, shiftId]);
}
