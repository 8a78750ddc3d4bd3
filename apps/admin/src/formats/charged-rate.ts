import type { VatRow } from '@balcao/contracts';
import { effectiveRate } from '@balcao/domain';
import { rate, type Rate } from '@balcao/pricing';

/** What a VAT charges on the whole of a price, of which it may tax a share only; 0 without any. */
export function chargedRate(vat: Pick<VatRow, 'rate' | 'taxableShare'> | undefined): Rate {
  if (vat === undefined) return rate('0');
  const { taxableShare } = vat;
  return effectiveRate({
    rate: rate(vat.rate),
    ...(taxableShare !== undefined && { taxableShare: rate(taxableShare) }),
  });
}
