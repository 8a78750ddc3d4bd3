import type { FiscalExemption, FiscalTax } from '@balcao/fiscal';
import { decimalOf } from '@balcao/fiscal';
import type { IssuedLine, IssuedVatGroup } from '@balcao/domain';

/** What a line or a group of a document says of its VAT. */
interface Charged {
  readonly code: string;
  readonly rate: string;
  readonly exemptionReason?: string;
}

/** Words of the law that a code begins with, where tax is charged. */
const taxedWords = ['NOR', 'INT', 'RED'] as const;
/** Fiscal spaces of Portugal and Angola that a code may name: `NOR-MA` is charged in Madeira. */
const spaceOf = /-(AC|MA|CAB)$/;
/** A reason of the tables of Portugal and Angola that a code may name: `ISE-M07`. */
const reasonOf = /-(M\d\d)$/;

/** A VAT code as fiscal files name it: ours begin with the words of the law, `NOR`, `RED`, `NS`. */
export function taxOf({ code, rate }: Charged, country: string): FiscalTax {
  const percentage = decimalOf(rate);
  const space = spaceOf.exec(code)?.[1];
  const region = space === undefined ? country : `${country}-${space}`;
  if (code.startsWith('NS')) return { type: 'NS', region, code: 'NS', percentage };
  if (rate === '0') return { type: 'IVA', region, code: 'ISE', percentage };
  const word = taxedWords.find((one) => code.startsWith(one)) ?? 'OUT';
  return { type: 'IVA', region, code: word, percentage };
}

/** Why none is charged: the reason that the code names, or the code where there is no table. */
export function exemptionOf({ code, rate, exemptionReason }: Charged): FiscalExemption | undefined {
  if (rate !== '0') return undefined;
  return { code: reasonOf.exec(code)?.[1] ?? code, reason: exemptionReason ?? 'Isento de IVA' };
}

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
