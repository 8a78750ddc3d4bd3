import { ledgerJournals, type PostingLayout } from '@balcao/contracts';
import { byteOrderMark, csvCell, csvSigns, type Language } from '@balcao/messages';
import { screenMessages } from '@balcao/messages/screens/both';
import { formatMinor } from '@balcao/pricing';
import type { PostingLine } from './posting-lines.js';

/** A layout of a posting file: its head, and a row for each line of an entry. */
export interface LayoutWriter {
  readonly head: string;
  readonly line: (line: PostingLine) => string;
}

const amount = (minor: number, sign: string): string => formatMinor(minor).replace('.', sign);

/** CSV with headings, for any program. */
function plain(language: Language): LayoutWriter {
  const { separator, decimal } = csvSigns[language];
  const { accounting, reports } = screenMessages[language];
  const { columns } = accounting.postingFile;
  const row = (...cells: readonly string[]): string =>
    `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;
  return {
    head: byteOrderMark + row(...Object.values(columns)),
    line: ({ entry, on, journal, reference = '', account, ...line }) =>
      row(
        ...[String(entry), on, reports.values.journal[journal], reference, account.code],
        language === 'pt' ? account.name : account.nameEn,
        ...[amount(line.debitMinor, decimal), amount(line.creditMinor, decimal)],
        ...[line.party ?? '', line.nuit ?? '', line.warehouse ?? ''],
      ),
  };
}

/** The most characters of a document number in PHC CS. */
const ADOC_MAX = 10;
const CCT_MAX = 20;
const january = '01';

/**
 * The table that PHC CS imports accounting documents from, as its help centre describes it: one row
 * for each line, and the fields by these names. Amounts are in the currency of the accounting.
 */
const phc: LayoutWriter = {
  head: 'DOCUM;DINO;DATA;MES;DIA;DOCNO;DILNO;ADOC;CONTA;EDEB;ECRE;CCT\r\n',
  line: ({ entry, on, journal, reference, account, debitMinor, creditMinor, warehouse = '' }) => {
    const [year = '', month = '', day = ''] = on.split('-');
    const diary = String(ledgerJournals.indexOf(journal) + 1);
    // What there was before is of the month zero.
    const isOpening = journal === 'opening' && month === january;
    const number = (reference ?? String(entry)).replaceAll(/[;"\s]/g, '').slice(-ADOC_MAX);
    const cells = [
      ...[String(entry), diary, `${day}/${month}/${year}`],
      ...[isOpening ? '0' : String(Number.parseInt(month, 10)), String(Number.parseInt(day, 10))],
      ...[diary, String(entry), csvCell(number, ';'), csvCell(account.code, ';')],
      ...[amount(debitMinor, ','), amount(creditMinor, ',')],
      csvCell(warehouse.slice(0, CCT_MAX), ';'),
    ];
    return `${cells.join(';')}\r\n`;
  },
};

/** The writer of a layout. */
export const layoutWriter = (layout: PostingLayout, language: Language): LayoutWriter =>
  layout === 'phc' ? phc : plain(language);
