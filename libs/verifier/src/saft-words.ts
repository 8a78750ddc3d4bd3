import { leaf, type Element } from './xml-tree.js';

/** One line of at most so many characters, as the file holds it. */
export const cut = (words: string, max: number): string => {
  const line = words.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  return line
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
};

/** The same of what has to be said. */
export const named = (words: string, max: number): string => cut(words, max) || 'Desconhecido';

/** What a line or a rate of a document is taxed by. */
export interface TaxedBy {
  readonly code: string;
  readonly rate: string;
}

/** A VAT code as the files name it: ours begin with the words of the law. */
export function taxLeaves(
  { code, rate }: TaxedBy,
  country: string,
): readonly (readonly Element[])[] {
  const space = /-(AC|MA|CAB)$/.exec(code)?.[1];
  const word = taxOf(code, rate);
  return [
    leaf('TaxType', word === 'NS' ? 'NS' : 'IVA'),
    leaf('TaxCountryRegion', space === undefined ? country : `${country}-${space}`),
    leaf('TaxCode', word),
    leaf('TaxPercentage', rate),
  ];
}

/** The word of the law for a code. */
export function taxOf(code: string, rate: string): string {
  if (code.startsWith('NS')) return 'NS';
  if (rate === '0') return 'ISE';
  return ['NOR', 'INT', 'RED'].find((word) => code.startsWith(word)) ?? 'OUT';
}

/** A reason of the tables of Portugal and Angola that a code may name, `ISE-M07`; or the code. */
export const exemptionCodeOf = (code: string): string => /-(M\d\d)$/.exec(code)?.[1] ?? code;

/** Why notes of credit and debit are issued, by the code of the document. */
export const noteReasons: Readonly<Record<string, string>> = {
  goodsReturned: 'Devolução de mercadoria',
  notDelivered: 'Mercadoria não entregue',
  wrongPrice: 'Preço errado',
  wrongQuantity: 'Quantidade errada',
  wrongDetails: 'Dados errados',
  discount: 'Desconto concedido',
  charges: 'Encargos acrescentados',
  other: 'Outro motivo',
};

/** What the table of taxes calls them. */
export const taxNames: Readonly<Record<string, string>> = {
  NOR: 'Taxa normal',
  INT: 'Taxa intermédia',
  RED: 'Taxa reduzida',
  ISE: 'Isento',
  OUT: 'Outra taxa',
  NS: 'Não sujeito',
};
