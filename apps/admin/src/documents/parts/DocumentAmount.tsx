import type { ReactNode } from 'react';
import { Amount } from '../../fields/Amount.js';
import { useCompany } from '../../admin/use-company.js';

interface DocumentAmountProps {
  /** Minor units of the document's currency. */
  readonly minor: number;
  readonly currency: string;
  readonly dashForZero?: boolean;
}

/** An amount in a list of the company's currency; others show their currency. */
export function DocumentAmount({ currency, ...amount }: DocumentAmountProps): ReactNode {
  const { data: company } = useCompany();
  const isForeign = company !== undefined && company.currency !== currency;
  return <Amount {...amount} {...(isForeign && { currency })} />;
}
