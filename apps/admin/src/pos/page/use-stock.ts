import type { TillStock } from '@balcao/contracts';
import { useEffect, useState } from 'react';
import { usePart } from '../../boot/slice.js';
import { request } from '../../http/request.js';
import { useTill } from '../till/till-context.js';

const nothingKnown: TillStock = {};

/** What there is of the articles that are shown; without a network nothing is known. */
export function useStock(ids: readonly string[]): TillStock {
  const { companyId, state, view } = useTill();
  const isOnline = usePart(view, (shown) => shown.isOnline);
  const register = usePart(state, (known) => known.cash_register);
  const [stock, setStock] = useState(nothingKnown);
  const asked = ids.join(',');
  // A sale that has arrived has taken its goods.
  const after = usePart(view, ({ waiting, last }) =>
    waiting === 0 ? last?.documentId : undefined,
  );
  useEffect(() => {
    if (!isOnline || asked === '') return undefined;
    const asking = new AbortController();
    const query = new URLSearchParams({ ids: asked, cashRegisterId: register ?? '' });
    request(`/api/pos/stock?${query.toString()}`, { companyId, signal: asking.signal }).then(
      ({ body }) => {
        setStock(body as TillStock);
      },
      () => undefined,
    );
    return () => {
      asking.abort();
    };
  }, [asked, register, companyId, isOnline, after]);
  return isOnline ? stock : nothingKnown;
}
