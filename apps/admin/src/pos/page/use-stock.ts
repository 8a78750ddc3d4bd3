import type { TillStock } from '@balcao/contracts';
import { useEffect, useState } from 'react';
import { request } from '../../http/request.js';
import { usePosState, useTill, useTillView } from '../till/till-context.js';

const nothingKnown: TillStock = {};

/** What there is of the articles that are shown; without a network nothing is known. */
export function useStock(ids: readonly string[]): TillStock {
  const { companyId } = useTill();
  const { isOnline, waiting, last } = useTillView();
  const { cash_register: register } = usePosState();
  const [stock, setStock] = useState(nothingKnown);
  const asked = ids.join(',');
  // A sale that has arrived has taken its goods.
  const after = waiting === 0 ? last?.documentId : undefined;
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
