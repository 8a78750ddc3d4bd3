// cspell:ignore contabilístico
import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@balcao/domain';
import { readBankFile } from './read-bank-file.js';

const account = { name: 'Conta', currency: 'MZN', iban: 'MZ59000301080016367102371' };

/** Movements as day and cents, and codes of what keeps them from being imported. */
async function read(file: string | Uint8Array, of: object = account): Promise<readonly string[]> {
  const content = typeof file === 'string' ? Buffer.from(file) : file;
  const context = { account: { ...account, ...of }, kept: [] };
  const { read: statement, problems } = await readBankFile(content, {}, context);
  try {
    problems.refuseIfAny();
  } catch (error) {
    if (error instanceof DomainError) return error.problems.map(({ code }) => code);
  }
  return statement.lines.map(({ on, amountMinor }) => `${on} ${amountMinor}`);
}

const both = ['2026-03-05 464000', '2026-03-06 -4000'];
const lines = (...rows: readonly string[]) => rows.join('\n');

describe('a statement in the layout of another bank', () => {
  const page = (...rows: readonly string[]) =>
    rows.map((row) => `<tr><td>${row.replaceAll('|', '</td><td>')}</td></tr>`).join('\r\n');
  const xml = (...rows: readonly string[]) =>
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" ' +
    'xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Folha1"><Table>' +
    `${rows.join('')}</Table></Worksheet></Workbook>`;

  it.each<[string, string | Uint8Array]>([
    [
      'with credits before debits',
      lines('Data;Texto;Crédito;Débito', '05/03/2026;x;4.640,00;', '06/03/2026;y;;40,00'),
    ],
    [
      'with money out before money in',
      lines('Date,Money Out,Money In', '2026-03-05,,4640.00', '2026-03-06,40.00,'),
    ],
    [
      'with debits in brackets',
      lines('Data;Débito;Crédito', '05/03/2026;;4.640,00', '06/03/2026;(40,00);'),
    ],
    [
      'with totals at its end',
      lines(
        ...['Data;Texto;Débito;Crédito', '05/03/2026;x;;4.640,00', '06/03/2026;y;40,00;'],
        ...['TOTAIS;;40,00;4.640,00', 'Total de movimentos: 2'],
      ),
    ],
    [
      'with tabs in UTF-16',
      Buffer.from('\uFEFFData\tValor\n05/03/2026\t4.640,00\n06/03/2026\t-40,00', 'utf16le'),
    ],
    [
      'in UTF-16 of the other order',
      Buffer.from(
        '\uFEFFData;Valor\r\n05/03/2026;4.640,00\r\n06/03/2026;-40,00',
        'utf16le',
      ).swap16(),
    ],
    [
      'with semicolons within quotes',
      lines('Data;Texto;Valor', '05/03/2026;"a; ""b"";";4.640,00', '06/03/2026;y;-40,00'),
    ],
    [
      'with blanks that do not break',
      lines('Data;Valor', '05/03/2026;4\u00a0640,00\u00a0MT', '06/03/2026;-\u00a040,00'),
    ],
    [
      'with two days and two balances',
      lines(
        'Data Mov.;Data Valor;Descritivo;Débito;Crédito;Saldo contabilístico;Saldo disponível',
        '05/03/2026;06/03/2026;x;;4.640,00;5.640,00;5.000,00',
        '06/03/2026;07/03/2026;y;40,00;;5.600,00;4.960,00',
      ),
    ],
    [
      'with movements that were reverted, are pending or in progress',
      lines(
        'Type,Completed Date,Description,Amount,Currency,State',
        'TOPUP,2026-03-05 10:01:00,x,4640.00,MZN,COMPLETED',
        'CARD_PAYMENT,2026-03-06 11:00:00,y,-40.00,MZN,COMPLETED',
        'CARD_PAYMENT,2026-03-06 12:00:00,y,-10.00,MZN,REVERTED',
        'CARD_PAYMENT,2026-03-07 12:00:00,y,-7.00,MZN,PENDING',
        'CARD_PAYMENT,2026-03-07 13:00:00,y,-8.00,MZN,In progress',
        'CARD_PAYMENT,2026-03-07 14:00:00,y,-9.00,MZN,Em processamento',
      ),
    ],
    [
      'with lines about the account above and below',
      lines(
        ...['Banco X, S.A.', 'Conta:;123456789', 'Período:;01/03/2026;a;31/03/2026', ''],
        ...['Data;Texto;Valor', '05/03/2026;x;4.640,00', '06/03/2026;y;-40,00', ''],
        ...['07/03/2026;Processado por computador;', 'Este extracto não serve de recibo'],
      ),
    ],
    [
      'with balances that have a day',
      lines(
        ...['Data;Texto;Valor;Saldo', '01/03/2026;Saldo anterior;1.000,00;1.000,00'],
        ...['05/03/2026;x;4.640,00;5.640,00', '06/03/2026;y;-40,00;5.600,00'],
        '31/03/2026;Saldo final;5.600,00;5.600,00',
      ),
    ],
    [
      'with seconds, which are of the same day',
      lines('Data;Valor', '05-03-2026 23:59:59;4.640,00', '06-03-2026 00:00:01;-40,00'),
    ],
    [
      'with empty columns and rows',
      lines('Data;Valor;;;', '05/03/2026;4.640,00;;;', ';;;;', '06/03/2026;-40,00;;;', ';;;;'),
    ],
    ['with DB and CR', lines('Data;Valor', '05/03/2026;4.640,00 CR', '06/03/2026;40,00 DB')],
    [
      'with small letters for the sign',
      lines('Data;Valor;d/c', '05/03/2026;4.640,00;c', '06/03/2026;40,00;d'),
    ],
    [
      'with words of programs for nothing',
      lines('Data;Débito;Crédito', '05/03/2026;NULL;4.640,00', '06/03/2026;40,00;n/a'),
    ],
    [
      'with dashes of every length for the sign',
      lines('Data;Valor;Sinal', '05/03/2026;4.640,00;+', '06/03/2026;40,00;‒'),
    ],
    [
      'with sums of its pages and of days',
      lines(
        ...['Data;Saques;Depósitos', '05/03/2026;;4.640,00', 'Page Total;;4.640,00'],
        ...['06/03/2026;40,00;', 'Grand total;40,00;4.640,00'],
      ),
    ],
    [
      'without cents, in the way of shops',
      lines('Data;Débito;Crédito', '05/03/2026;;4.640,-', '06/03/2026;40,--;'),
    ],
    [
      'with currencies in its headings',
      lines('Data;Débito (MZN);Crédito (MZN)', '05/03/2026;;4.640,00', '06/03/2026;40,00;'),
    ],
    [
      'with nothing moved in a row',
      lines('Data;Valor', '05/03/2026;4.640,00', '05/03/2026;0,00', '06/03/2026;-40,00'),
    ],
    [
      'with the same amounts in another currency behind',
      lines(
        'Data;Texto;Montante;Montante na moeda',
        '05/03/2026;x;4.640,00;72,50',
        '06/03/2026;y;-40,00;-0,63',
      ),
    ],
    ['with ends of lines of three kinds', 'Data;Valor\r\n05/03/2026;4.640,00\n06/03/2026;-40,00\r'],
    [
      'with ends of lines that are CR only, within quotes too',
      'Data;Texto;Valor\r05/03/2026;"x\ry";4.640,00\r06/03/2026;z;-40,00\r',
    ],
    [
      'with cells written as formulas',
      lines('Data;Valor', '="05/03/2026";="4.640,00"', '"=""06/03/2026""";"=""-40,00"""'),
    ],
    [
      'as a page that is called a workbook',
      `<html><head><title>Extracto</title><style>td { color: red }</style></head><body>
       <table><tr><td colspan=3>Banco &lt;X&gt;</td></tr></table><table border=1>
       ${page('Data|Descri&ccedil;&atilde;o|Valor', '05/03/2026|x|4.640,00', '06/03/2026|y|-40,00')}
       </table></body></html>`,
    ],
    [
      'as a page with cells that are not closed',
      '<TABLE><TR><TD>Data<TD>Valor<TR><TD>05/03/2026<TD>4.640,00&nbsp;MT' +
        '<TR><TD>06/03/2026<TD>-40,00</TABLE>',
    ],
    [
      'as a page whose day spans two rows',
      '<table><tr><th>Data</th><th>Texto</th><th>Valor</th></tr>' +
        '<tr><td>05/03/2026</td><td>x<br/>y</td><td>4.640,00</td></tr>' +
        '<tr><td rowspan="2">06/03/2026</td><td>z</td><td>-40,00</td></tr>' +
        '<tr><td>Consulta</td><td>0,00</td></tr></table>',
    ],
    [
      'as a workbook of Excel 2003 in XML',
      xml(
        '<Row ss:Index="3"><Cell><Data ss:Type="String">Data</Data></Cell>',
        '<Cell ss:Index="3"><Data ss:Type="String">Valor</Data></Cell></Row>',
        '<Row><Cell><Data ss:Type="DateTime">2026-03-05T00:00:00.000</Data></Cell>',
        '<Cell ss:Index="3"><Data ss:Type="Number">4640</Data></Cell></Row>',
        '<Row><Cell><Data ss:Type="DateTime">2026-03-06T00:00:00.000</Data></Cell>',
        '<Cell/><Cell><Data ss:Type="Number">-40</Data></Cell></Row>',
      ),
    ],
  ])('is read %s', async (_how, file) => {
    expect(await read(file)).toEqual(both);
  });

  it('has the month first where a day proves it', async () => {
    const file = lines('Date,Amount', '03/05/2026,4640.00', '03/16/2026,-40.00');
    expect(await read(file)).toEqual(['2026-03-05 464000', '2026-03-16 -4000']);
  });

  it('is not of an account in another currency', async () => {
    const file = lines('Data;Valor;Moeda', '05/03/2026;4.640,00;MZN', '06/03/2026;-40,00;USD');
    expect(await read(file)).toEqual(['treasury.statementCurrency']);
    expect(await read(file.replace('USD', 'MTN'))).toEqual(both);
  });
});
