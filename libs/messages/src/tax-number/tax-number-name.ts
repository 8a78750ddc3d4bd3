/** What the number that taxes are paid under is called. */
type TaxNumberName = 'NUIT' | 'NIF';

/** Where it is called otherwise than in Mozambique. */
const callsItNif: ReadonlySet<string> = new Set(['AO', 'PT']);

/** The name of the tax number in a country, `MZ`; that of Mozambique where none is known. */
export const taxNumberName = (country = 'MZ'): TaxNumberName =>
  callsItNif.has(country) ? 'NIF' : 'NUIT';

/** A sentence that names the tax number, as it is said in the country: both names are masculine. */
export const asSaidIn = (country: string | undefined, text: string): string =>
  text.replace(/\bNUIT\b/g, taxNumberName(country));
