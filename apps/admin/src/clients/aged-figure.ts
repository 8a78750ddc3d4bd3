import type { ExplainedFigure } from '../explain/explaining.js';
import { partFigure } from '../explain/figure-of.js';
import type { PartyAccount } from './party-account.js';

interface Aged {
  readonly api: PartyAccount['api'];
  readonly partyId: string;
  /** The step: `over90Minor`. */
  readonly field: string;
  readonly minor: number;
  /** The calendar day that it is of. */
  readonly on: string;
}

/** What is as late as a step of the ageing says; none where there is nothing. */
export function agedFigure(aged: Aged, title: string): ExplainedFigure | undefined {
  const { api, partyId, field, minor, on } = aged;
  if (minor === 0) return undefined;
  const ageing = api === 'clients' ? 'clientAgeing' : 'supplierAgeing';
  const figure = partFigure('parties', ageing, partyId, title, field);
  return figure && { ...figure, on };
}
