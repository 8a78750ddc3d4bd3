import type { DocumentIssuedData } from '@balcao/domain';

type Sold = Pick<DocumentIssuedData, 'till'>;

/** Who sold it: at a till the cashier, as the paper says, regardless of who is signed in there. */
export const sellerOf = ({ till }: Sold, { actorId }: { readonly actorId: string }): string =>
  till?.cashierId ?? actorId;

/** When it was sold: at a till by its clock, since a sale without a network comes in later. */
export const soldAt = ({ till }: Sold, { recordedAt }: { readonly recordedAt: string }): string =>
  till?.at ?? recordedAt;
