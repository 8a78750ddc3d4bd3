import { session } from '../../boot/session-state.js';
import { usePart, useSlice } from '../../boot/slice.js';
import { useTill } from '../till/till-context.js';

/** The cashier: the one who took over, or else the member signed in. */
export function useCashierName(): string {
  const { info } = useSlice(session);
  const cashier = usePart(useTill().state, (known) => known.cashier);
  return cashier?.name ?? (info === null ? '' : `${info.user.firstName} ${info.user.lastName}`);
}
