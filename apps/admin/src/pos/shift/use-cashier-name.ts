import { session } from '../../boot/session-state.js';
import { usePart, useSlice } from '../../boot/slice.js';
import { useTill } from '../till/till-context.js';

/** The cashier: the one who took over, or else the member signed in. */
export function useCashierName(): string {
  const { info } = useSlice(session);
  const cashier = usePart(useTill().state, (known) => known.cashier);
  return cashier?.name ?? (info === null ? '' : `${info.user.firstName} ${info.user.lastName}`);
}

/** The first and the last of many names: what the bar has room for. */
export const shortName = (name: string): string =>
  name.trim().replace(/^(\S+)\s.*\s(\S+)$/, '$1 $2');
