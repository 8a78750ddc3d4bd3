import { session } from '../../boot/session-state.js';
import { usePart, useSlice } from '../../boot/slice.js';
import { useTill } from '../till/till-context.js';

/** Who is at the till: whoever took over, or else whoever is signed in. */
export function useCashierName(): string {
  const { info } = useSlice(session);
  const cashier = usePart(useTill().state, (known) => known.cashier);
  return cashier?.name ?? (info === null ? '' : `${info.user.firstName} ${info.user.lastName}`);
}
