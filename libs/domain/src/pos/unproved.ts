/**
 * What the lines and the totals of a return without a receipt say of VAT: no document proves what
 * was charged, so none of it is taken back (CIVA: credit notes refer to their invoice).
 */
export const UNPROVED_REASON =
  'Sem regularização do IVA: não foi apresentado o documento de origem';

/** What goods without a receipt are taken back under. */
interface Code {
  readonly id: string;
  readonly rate: string;
  readonly isArchived?: boolean;
}

/** The code of what is outside of VAT, which every company begins with, or another at 0 %. */
export function codeWithoutVat<C extends Code>(codes: Iterable<C>): C | undefined {
  const free = [...codes].filter(({ isArchived, rate }) => isArchived !== true && rate === '0');
  return free.find(({ id }) => id === 'vat_NS') ?? free.at(0);
}
