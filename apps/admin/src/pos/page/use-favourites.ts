import { ulid } from 'ulidx';
import { isPermitted } from '../../session/session.js';
import { usePart } from '../../boot/slice.js';
import { request } from '../../http/request.js';
import { sayProblem } from '../../http/say-problem.js';
import { useStart, useTill } from '../till/till-context.js';

export interface Favourites {
  readonly ids: readonly string[];
  /** The register is changed in the books: requires the permission and a connection. */
  readonly mayArrange: boolean;
  readonly arrange: (ids: readonly string[]) => void;
}

/** The favourites, stored with the cash register so that a new device has them. */
export function useFavourites(): Favourites {
  const till = useTill();
  const start = useStart();
  const isOnline = usePart(till.view, (view) => view.isOnline);
  const registerId = usePart(till.state, (state) => state.cash_register);
  const ids = start.registers.find(({ id }) => id === registerId)?.favouriteIds ?? [];
  const show = (favouriteIds: readonly string[]): void => {
    const registers = till.start.registers.map((each) =>
      each.id === registerId ? { ...each, favouriteIds } : each,
    );
    till.state.merge({ start: { ...till.start, registers } });
  };
  const arrange = (favouriteIds: readonly string[]): void => {
    show(favouriteIds);
    request(`/api/cash-registers/${registerId ?? ''}/change`, {
      method: 'POST',
      companyId: till.companyId,
      idempotencyKey: ulid(),
      body: { favouriteIds },
    }).catch((error: unknown) => {
      show(ids);
      sayProblem(error);
    });
  };
  const mayArrange = isOnline && isPermitted(till.companyId, 'pos.manage');
  return { ids, mayArrange, arrange };
}
