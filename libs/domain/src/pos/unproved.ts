/**
 * VAT on the lines and totals of a return without a receipt: no document proves what was charged,
 * so none is reversed (CIVA: credit notes refer to their invoice).
 */
export const UNPROVED_REASON =
  'Sem regularização do IVA: não foi apresentado o documento de origem';

/** The VAT code of returns without a receipt. */
interface Code {
  readonly id: string;
  readonly rate: string;
  readonly isArchived?: boolean;
}

/** The preset code for supplies outside VAT, or another at 0 %. */
export function codeWithoutVat<C extends Code>(codes: Iterable<C>): C | undefined {
  const free = [...codes].filter(({ isArchived, rate }) => isArchived !== true && rate === '0');
  return free.find(({ id }) => id === 'vat_NS') ?? free.at(0);
}
