// cspell:disable
import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import ExcelJS from 'exceljs';
import { readBankFile } from './read-bank-file.js';
import { readStatementTable } from './statement-table.js';

const context = { account: { name: 'Conta' }, kept: [] };

async function read(file: string | Uint8Array) {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  const { read: statement, problems } = await readBankFile(bytes, {}, context);
  problems.refuseIfAny();
  return statement.lines;
}

const sale = {
  on: '2026-03-05',
  description: 'Entrega de Alfa',
  reference: 'T1',
  amountMinor: 90_000,
};
const fee = { on: '2026-03-06', description: 'Encargo', reference: 'T2', amountMinor: -4_050 };

describe('the statement of a bank', () => {
  it('may be OFX, with its tags open or closed', async () => {
    const open =
      'OFXHEADER:100\n\n<OFX><BANKTRANLIST><STMTTRN><TRNTYPE>CREDIT\n<DTPOSTED>20260305120000[+2:CAT]\n<TRNAMT>900.00\n<FITID>T1\n<NAME>Entrega de Alfa\n</STMTTRN>' +
      '<STMTTRN><DTPOSTED>20260306<TRNAMT>-40,50<FITID>T2<NAME>Encargo<MEMO>Encargo</STMTTRN></BANKTRANLIST></OFX>';
    expect(await read(open)).toEqual([sale, fee]);
    const closed = open.replaceAll(
      /<(DTPOSTED|TRNAMT|FITID|NAME|MEMO)>([^<\n]*)\n?/g,
      '<$1>$2</$1>',
    );
    expect(await read(closed)).toEqual([sale, fee]);
  });

  it('may be MT940, with booking days around the end of the year', async () => {
    const text = [
      '{1:F01BANKMZMAXXXX}{4:',
      ':20:STMT',
      ':60F:C260304MZN1000,00',
      ':61:2603050305C900,00NTRFT1//B1',
      ':86:166?20Entrega de?21Alfa',
      ':61:260306D40,5NCHGNONREF//T2',
      ':86:Encargo',
      ':62F:C260306MZN1859,50',
      '-}',
    ].join('\r\n');
    expect(await read(text)).toEqual([sale, fee]);
    const turned = text.replace('2603050305C', '2601021231C');
    expect((await read(turned))[0]?.on).toBe('2025-12-31');
  });

  it('may be CAMT.053, without what the bank has not booked yet', async () => {
    const entry = (parts: string) => `<Ntry>${parts}</Ntry>`;
    const text =
      '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>' +
      entry(
        '<Amt Ccy="MZN">900.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-05</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>T1</EndToEndId></Refs><RmtInf><Ustrd>Entrega</Ustrd><Ustrd>de Alfa</Ustrd></RmtInf></TxDtls></NtryDtls>',
      ) +
      entry(
        '<NtryRef>T2</NtryRef><Amt Ccy="MZN">40.5</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>2026-03-06T10:00:00</DtTm></BookgDt><AddtlNtryInf>Encargo</AddtlNtryInf>',
      ) +
      entry(
        '<Amt Ccy="MZN">7</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>PDNG</Sts><ValDt><Dt>2026-03-06</Dt></ValDt>',
      ) +
      '</Stmt></BkToCstmrStmt></Document>';
    expect(await read(text)).toEqual([sale, fee]);
  });

  it('may be a workbook, whose days and amounts are cells', async () => {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('Extracto');
    sheet.addRow(['Extracto de conta']);
    sheet.addRow([]);
    sheet.addRow(['Data', 'Descritivo', 'Referência', 'Valor']);
    sheet.addRow([new Date('2026-03-05'), 'Entrega de\nAlfa', 'T1', 900]);
    sheet.addRow([new Date('2026-03-06'), 'Encargo', 'T2', -40.5]);
    sheet.addRow([new Date('2026-03-07'), 'Sem valor', 'T3', 'mil']);
    const file = new Uint8Array(await book.xlsx.writeBuffer());
    const { read: statement, problems } = await readBankFile(file, {}, context);
    expect(statement.lines).toEqual([sale, fee]);
    expect(() => {
      problems.refuseIfAny();
    }).toThrow('treasury.statementUnreadable');
  });

  it('may have no headings: its columns are then called as spreadsheets call them', async () => {
    const rows = ['05/03/2026;Depósito, ALFA;1.160,00;2.160,00', '06/03/2026;Taxa;-10,00;2.150,00'];
    const { table } = await readStatementTable(Buffer.from(rows.join('\n')));
    expect(table.headings).toEqual(['A', 'B', 'C', 'D']);
    expect(table.rows.map(({ place }) => place)).toEqual([1, 2]);
    expect(table.headingRow).toBe(0);
    const chosen = await readStatementTable(Buffer.from(rows.join('\n')), { headingRow: 1 });
    expect(chosen.table.rows).toHaveLength(1);
  });

  it('is a CSV file as it is, in the letters of Windows, too', async () => {
    const text = 'Data;Descri\xe7\xe3o;Refer\xeancia;Valor\n05/03/2026;Entrega de Alfa;T1;900,00\n';
    expect(await read(new Uint8Array(Buffer.from(text, 'latin1')))).toEqual([sale]);
    await expect(read(new Uint8Array([1, 0, 0, 0, 2]))).rejects.toThrow('import.unreadable');
  });
});
