import type { LineSettlement } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useBalcao, useMay } from '../../admin/hooks.js';

/** What the lines of a statement probably settle or pay back, for those who may record it. */
export function useSettlements(
  statementId: string,
  mayMatch: boolean,
): ReadonlyMap<number, LineSettlement> {
  const provider = useBalcao();
  const mayRecord = [useMay('payments.record'), useMay('payments.refund')].includes(true);
  const maySee = useMay('payments.view');
  const { data = [] } = useQuery({
    queryKey: ['commercial/treasury_account', 'settlements', statementId],
    queryFn: async () => {
      const { body } = await provider.read(`bank-statements/${statementId}/settlements`);
      if (!Array.isArray(body)) throw new Error('the list has an unknown shape');
      return body as LineSettlement[];
    },
    enabled: mayMatch && mayRecord && maySee,
  });
  return new Map(data.map((settlement) => [settlement.line, settlement]));
}
