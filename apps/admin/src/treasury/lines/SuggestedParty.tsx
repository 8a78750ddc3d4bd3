import type { ClientRow, LineSettlement } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { QueryState } from '../../management/QueryState.js';
import type { PaymentCategory } from '../../payments/category.js';
import type { Means } from '../../payments/typed-rows.js';
import { useMeans } from '../../payments/use-means.js';

interface SuggestedPartyProps {
  readonly category: PaymentCategory;
  readonly settlement: LineSettlement | undefined;
  readonly children: (read: {
    readonly means: Means;
    readonly suggested: ClientRow | undefined;
  }) => ReactNode;
}

/** A form that begins with the party that is suggested for a line, and needs the means. */
export function SuggestedParty({ category, settlement, children }: SuggestedPartyProps): ReactNode {
  const means = useMeans();
  const partyId = settlement?.partyId;
  const party = useGetOne<ClientRow>(
    `commercial/${category.party}`,
    { id: partyId ?? '' },
    { enabled: partyId !== undefined },
  );
  return (
    <QueryState query={means}>
      {(read) =>
        partyId !== undefined && party.isPending
          ? null
          : children({ means: read, suggested: party.data })
      }
    </QueryState>
  );
}
