import type { FiscalExemption, FiscalTax } from '@balcao/fiscal';
import { decimalOf } from '@balcao/fiscal';
import type { IssuedLine, IssuedVatGroup } from '@balcao/domain';

/** What a line or a group of a document says of its VAT. */
interface Charged {
  readonly code: string;
  readonly rate: string;
  readonly exemptionReason?: string;
}

/** A VAT code as fiscal files name it: ours begin with the words of the law, `NOR`, `RED`, `NS`. */
export function taxOf({ code, rate }: Charged, region: string): FiscalTax {
  const percentage = decimalOf(rate);
  if (code.startsWith('NS')) return { type: 'NS', region, code: 'NS', percentage };
  if (rate === '0') return { type: 'IVA', region, code: 'ISE', percentage };
  if (code.startsWith('NOR')) return { type: 'IVA', region, code: 'NOR', percentage };
  if (code.startsWith('RED')) return { type: 'IVA', region, code: 'RED', percentage };
  return { type: 'IVA', region, code: 'OUT', percentage };
}

/** Why none is charged, under our own code: Mozambique has published none. */
export const exemptionOf = ({
  code,
  rate,
  exemptionReason,
}: Charged): FiscalExemption | undefined =>
  rate === '0' ? { code, reason: exemptionReason ?? 'Isento de IVA' } : undefined;

/** Of a line. */
export const chargedOn = ({ vatCode, vatRate, exemptionReason }: IssuedLine): Charged => ({
  code: vatCode,
  rate: vatRate,
  ...(exemptionReason !== undefined && { exemptionReason }),
});

/** Of a group of the totals. */
export const chargedIn = ({ code, rate, exemptionReason }: IssuedVatGroup): Charged => ({
  code,
  rate,
  ...(exemptionReason !== undefined && { exemptionReason }),
});
