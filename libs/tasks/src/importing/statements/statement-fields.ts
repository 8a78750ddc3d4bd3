// cspell:disable
import type { StatementField } from '@balcao/contracts';

/** The columns of a file by content. */
export type StatementColumns = ReadonlyMap<StatementField, number>;

/**
 * Heading words of banks, without accents; the first match counts. Dates and balances come before
 * amounts, whose words they often contain.
 */
const headings: readonly (readonly [StatementField, RegExp])[] = [
  ['valueOn', /^(data[ -](do )?valor|value date|effective date|dt\.? valor|data efectiva)/],
  [
    'mark',
    /^(d\/?c|c\/?d|dr\/?cr|cr\/?dr|d ?ou ?c|e\/s|entradas?\/saidas?|in\/out|sinal|sign|natureza)$/,
  ],
  ['mark', /(debit.*credit|credit.*debit)/],
  ['balance', /^(saldo\b|balance|running balance|bal\.?$)|\bbalance( \(.*\))?$/],
  ['status', /^(estado|status|situacao|transaction status|state)/],
  ['debit', /debit|withdraw|paid out|money out|levantamento|\bdr\b/],
  ['debit', /^(saidas?|saques?|payments?|deve|out|outflow|pago)\b/],
  ['credit', /credit|deposit|paid in|money in|recebid|\bcr\b/],
  ['credit', /^(entradas?|receipts?$|haver|in$|inflow)\b/],
  ['on', /^(data|date|dia|completion time|transaction (date|time)|post(ing|ed)? (date|on)|book)/],
  ['on', /^lancad[oa] em/],
  ['amount', /^(valor|montante|amount|importancia|quantia|value|transaction amount|net amount)/],
  ['reference', /^(ref|documento|n[.ºo]* ?doc|cheque|receipt|recibo|transaction id|id\b)/],
  ['description', /^(descri|detal|details|movimento|historico|narrat|texto?$|memo|particulars)/],
  ['description', /^(operac|lancamento|designac|transac|transaction$)|description$/],
  ['on', /\b(date|data)$|^(time|hora)$/],
];

/** Text without accents and in small letters. */
export const foldedWords = (cell: string): string =>
  cell
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The column kind that each cell of a row would head; the first of a kind counts. */
export function statementColumns(row: readonly string[]): StatementColumns {
  const columns = new Map<StatementField, number>();
  for (const [index, cell] of row.entries()) {
    const heading = foldedWords(cell);
    const found = headings.find(([, words]) => words.test(heading))?.[0];
    if (found !== undefined && !columns.has(found)) columns.set(found, index);
  }
  const valueOn = columns.get('valueOn');
  if (!columns.has('on') && valueOn !== undefined) {
    columns.set('on', valueOn);
    columns.delete('valueOn');
  }
  return columns;
}

/** Whether the columns can hold movements: a day and an amount. */
export const areOfStatement = (columns: StatementColumns): boolean =>
  columns.has('on') && (columns.has('amount') || columns.has('debit') || columns.has('credit'));

const outgoing = new RegExp(
  '^(-|d|dr|db|deb|debito|debit|saida|s|pagamento|pago|levantamento|withdrawal|payment|enviado|' +
    'despesa|out|outgoing|sent)$',
);
const incoming = new RegExp(
  '^(\\+|c|cr|cred|credito|credit|entrada|e|recebimento|recebido|deposito|deposit|receita|in|' +
    'incoming|received)$',
);

/** The sign for a word in a sign column; undefined for other words. */
export function signOfMark(mark: string): 1 | -1 | undefined {
  const word = foldedWords(mark)
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .replace(/\.$/, '');
  if (outgoing.test(word)) return -1;
  return incoming.test(word) ? 1 : undefined;
}
