import type { TillStock } from '@balcao/contracts';
import { useEffect, useState } from 'react';
import { usePart } from '../../boot/slice.js';
import { request } from '../../http/request.js';
import { leftIn } from '../batches/good-batches.js';
import { keptBatches } from '../batches/known-batches.js';
import { knownStock } from '../stock/known-stock.js';
import { useTill } from '../till/till-context.js';
import type { TillSession } from '../till/till-session.js';

const nothingKnown: TillStock = {};

/** Available stock of the visible articles; offline, as last known, including batches. */
export function useStock(ids: readonly string[]): TillStock {
  const till = useTill();
  const { companyId, state, view } = till;
  const isOnline = usePart(view, (shown) => shown.isOnline);
  const register = usePart(state, (known) => known.cash_register);
  const [stock, setStock] = useState(nothingKnown);
  const asked = ids.join(',');
  // A sale that has arrived has taken its goods.
  const after = usePart(view, ({ waiting, last }) =>
    waiting === 0 ? last?.documentId : undefined,
  );
  useEffect(() => {
    if (asked === '') return undefined;
    const asking = new AbortController();
    if (!isOnline) {
      void stockInBatches(till, asked.split(',')).then((known) => {
        if (!asking.signal.aborted) setStock({ ...levelsOf(asked.split(',')), ...known });
      });
      return () => {
        asking.abort();
      };
    }
    const query = new URLSearchParams({ ids: asked, cashRegisterId: register ?? '' });
    request(`/api/pos/stock?${query.toString()}`, { companyId, signal: asking.signal }).then(
      ({ body }) => {
        const levels = body as TillStock;
        setStock(levels);
        knownStock.merge({ levels: { ...knownStock.get().levels, ...levels } });
      },
      () => undefined,
    );
    return () => {
      asking.abort();
    };
  }, [asked, register, companyId, isOnline, after, till]);
  return stock;
}

/** The known stock of some articles. */
function levelsOf(ids: readonly string[]): TillStock {
  const { levels } = knownStock.get();
  return Object.fromEntries(
    ids.flatMap((id) => (levels[id] === undefined ? [] : [[id, levels[id]] as const])),
  );
}

async function stockInBatches(till: TillSession, ids: readonly string[]): Promise<TillStock> {
  const { sellsExpiredBatches } = till.start.settings;
  const inBatches = ids.filter((id) => till.catalogue.get(id)?.isBatchManaged === true);
  const known = inBatches.map(async (id) => {
    const batches = await keptBatches(till, id);
    return batches && [[id, leftIn(batches, till.today, sellsExpiredBatches)] as const];
  });
  return Object.fromEntries((await Promise.all(known)).flatMap((each) => each ?? []));
}
