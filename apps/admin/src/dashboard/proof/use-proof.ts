import type { SalesTotalsAnswer } from '@balcao/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBalcao } from '../../admin/hooks.js';
import { listQuery } from '../../admin/list-query.js';
import { objectOf } from '../use-figures.js';
import type { AnyRow } from './columns.js';
import type { Proof, ProofKind } from './links.js';

/** Rows of one page. */
export const rowsPerPage = 50;

interface Source {
  /** Below `/api/`. */
  readonly rows: string;
  readonly totals?: string;
  readonly sort: string;
}

const sources: Readonly<Record<ProofKind, Source>> = {
  sales: { rows: 'sales', totals: 'sales/totals', sort: 'issuedOn' },
  lines: { rows: 'sales/lines', totals: 'sales/lines/totals', sort: 'issuedOn' },
  open: { rows: 'documents', totals: 'documents/totals', sort: 'dueOn' },
  stock: { rows: 'stock-articles', sort: 'name' },
};

/** One page of the rows behind a figure, and how many there are. */
export function useProofRows({ of, filter }: Proof, page: number) {
  const provider = useBalcao();
  const { rows, sort } = sources[of];
  const order = of === 'sales' || of === 'lines' ? 'DESC' : 'ASC';
  const query = listQuery({
    filter,
    sort: { field: sort, order },
    pagination: { page, perPage: rowsPerPage },
  });
  return useQuery({
    queryKey: [rows, 'proof', query],
    queryFn: async () => {
      const { body, total = 0 } = await provider.read(`${rows}?${query}`);
      if (!Array.isArray(body)) throw new Error('the rows have another shape');
      return { rows: body as readonly AnyRow[], total };
    },
    placeholderData: keepPreviousData,
  });
}

/** Sums over all rows; of open documents, with what is left to be paid. */
export type ProofTotals = Partial<SalesTotalsAnswer> & {
  readonly count: number;
  readonly pendingMinor?: number;
};

/** What all of the rows come to. */
export function useProofTotals({ of, filter }: Proof) {
  const provider = useBalcao();
  const { rows, totals } = sources[of];
  const query = listQuery({ filter });
  return useQuery({
    queryKey: [rows, 'proof-totals', query],
    queryFn: async () =>
      objectOf((await provider.read(`${totals ?? rows}?${query}`)).body) as ProofTotals,
    placeholderData: keepPreviousData,
    enabled: totals !== undefined,
  });
}
