import type { ClientRow, OpenDocumentAnswer } from '@balcao/contracts';
import { useEffect, useState } from 'react';
import { request } from '../../http/request.js';
import { usePosState, useStart, useTill, useTillView } from '../till/till-context.js';

/** A client's debt and credit; minor units. */
export interface ClientAccount {
  readonly balanceMinor: number;
  readonly limitMinor?: number;
  /** Open advances and credit notes; known online only. */
  readonly credits: readonly OpenDocumentAnswer[];
}

/** The remaining credit limit, in minor units; undefined without a limit. */
export const leftToOwe = ({ balanceMinor, limitMinor }: ClientAccount): number | undefined =>
  limitMinor === undefined ? undefined : limitMinor - balanceMinor;

/** Whether a further amount exceeds the client's credit limit. */
export const isOverCredit = (account: ClientAccount, addedMinor: number): boolean => {
  const leftMinor = leftToOwe(account);
  return leftMinor !== undefined && addedMinor > leftMinor;
};

/** The account of the sale's client; undefined for an unnamed buyer. */
export function useClientAccount(): ClientAccount | undefined {
  const { companyId, database } = useTill();
  const { isOnline } = useTillView();
  const { cart } = usePosState();
  const { defaultClientId } = useStart().settings;
  const id = cart.client?.id;
  const [known, setKnown] = useState<{ readonly id: string; readonly account: ClientAccount }>();
  useEffect(() => {
    if (id === undefined || id === defaultClientId) return undefined;
    let isOver = false;
    const note = (account: ClientAccount): void => {
      if (!isOver) setKnown({ id, account });
    };
    void database.get('clients', [companyId, id]).then(async (row) => {
      if (row !== undefined) note(accountOf(row, []));
      if (!isOnline || isUnheard(row)) return;
      const [fresh, credits] = await Promise.all([
        request(`/api/clients/${id}`, { companyId }),
        request(`/api/clients/${id}/open-documents`, { companyId }),
      ]).then(
        (answers) => answers.map(({ body }) => body),
        () => [],
      );
      if (fresh === undefined) return;
      note(accountOf(fresh as ClientRow, credits as readonly OpenDocumentAnswer[]));
    });
    return () => {
      isOver = true;
    };
  }, [id, companyId, database, isOnline, defaultClientId]);
  return known !== undefined && known.id === id ? known.account : undefined;
}

/** Created at this till and not yet known to the server: no debt. */
const isUnheard = (row: Pick<ClientRow, 'revision'> | undefined): boolean => row?.revision === 0;

function accountOf(
  { balanceMinor, creditLimitMinor }: ClientRow,
  open: readonly OpenDocumentAnswer[],
): ClientAccount {
  const credits = open.filter(({ side, openMinor }) => side === 'credit' && openMinor > 0);
  return {
    balanceMinor,
    credits,
    ...(creditLimitMinor !== undefined && { limitMinor: creditLimitMinor }),
  };
}
