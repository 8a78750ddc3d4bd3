// cspell:ignore STMTTRN STMTTRNRS STMTRS ACCTID CURDEF FITID DTPOSTED TRNAMT TRNTYPE NTRFR
// cspell:ignore BANKACCTFROM BANKTRANLIST BANKMSGSRSV OFXHEADER OFXSGML
// cspell:ignore Ntry DBIT CRDT Bookg Rvsl Btch PDNG
import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@balcao/domain';
import { readBankFile } from './read-bank-file.js';

const account = { name: 'Conta', currency: 'MZN', iban: 'MZ59000301080016367102371' };

/** Movements as day and cents, and codes of what keeps them from being imported. */
async function read(file: string, of: object = account): Promise<readonly string[]> {
  const context = { account: { ...account, ...of }, kept: [] };
  const { read: statement, problems } = await readBankFile(Buffer.from(file), {}, context);
  try {
    problems.refuseIfAny();
  } catch (error) {
    if (error instanceof DomainError) return error.problems.map(({ code }) => code);
  }
  return statement.lines.map(({ on, amountMinor }) => `${on} ${amountMinor}`);
}

const both = ['2026-03-05 464000', '2026-03-06 -4000'];
const transaction = (amount: string, day: string) =>
  `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${day}</STMTTRN>`;
const ofxOf = (id: string, currency: string, ...movements: readonly string[]) =>
  `<STMTTRNRS><STMTRS><CURDEF>${currency}<BANKACCTFROM><ACCTID>${id}</BANKACCTFROM>` +
  `<BANKTRANLIST>${movements.join('\n')}</BANKTRANLIST></STMTRS></STMTTRNRS>`;
const ofx = (...statements: readonly string[]) =>
  `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1>${statements.join('')}</BANKMSGSRSV1></OFX>`;

describe('a statement in OFX', () => {
  const [sale, fee] = [transaction('4640.00', '20260305'), transaction('-40', '20260306')];

  it.each([
    ['with time zones', ofx(ofxOf('1', 'MZN', transaction('4640', '20260305235959[-3:X]'), fee))],
    ['with commas', ofx(ofxOf('1', 'MZN', transaction('+4640,00', '20260305'), fee))],
    ['of a card', ofx(ofxOf('1', 'MZN', sale, fee)).replaceAll('STMT', 'CCSTMT')],
    ['in XML', ofx(ofxOf('1', 'MZN', sale, fee)).replaceAll(/<([A-Z]+)>([^<\s]+)/g, '<$1>$2</$1>')],
  ])('is read %s', async (_how, file) => {
    expect(await read(file.replaceAll('CCSTMTTRN>', 'STMTTRN>'))).toEqual(both);
  });

  it('of several accounts is read for the one that it is imported to', async () => {
    const file = ofx(ofxOf('1001', 'MZN', sale, fee), ofxOf('2002', 'USD', fee));
    expect(await read(file)).toEqual(['treasury.statementAccounts', 'treasury.statementCurrency']);
    expect(await read(file, { accountNumber: '1001' })).toEqual(both);
    const dollars = { accountNumber: '2002', currency: 'USD' };
    expect(await read(file, dollars)).toEqual(['2026-03-06 -4000']);
  });

  it('is not of an account in another currency', async () => {
    expect(await read(ofx(ofxOf('1', 'USD', sale, fee)))).toEqual(['treasury.statementCurrency']);
  });
});

describe('a statement in MT940', () => {
  const mt940 = (account: string, opening: string, ...movements: readonly string[]) =>
    `{1:F01X}{2:I940}{4:\n:20:R\n:25:${account}\n:28C:1/1\n:60F:${opening}\n` +
    `${movements.join('\n')}\n:62F:C260331MZN5600,00\n-}`;
  const [sale, fee] = [':61:2603050305C4640,NTRFR1', ':61:2603060306D40,00NCHGNONREF'];
  const opening = 'C260301MZN1000,00';

  it.each<[string, string, readonly string[]]>([
    ['of one account', mt940('123', opening, sale, fee), both],
    ['on two pages', mt940('123', opening, sale) + mt940('123', opening, fee), both],
    [
      'with reversals',
      mt940('123', opening, ':61:260305RD4640,NTRFR1', ':61:260306RC40,NTRFR2'),
      both,
    ],
    ['with a letter of the currency', mt940('123', opening, sale.replace('C4', 'CN4'), fee), both],
    [
      'over the end of a year',
      mt940('123', opening, ':61:2512310102D40,NTRFR1', ':61:2601021231C5,NTRFR2'),
      ['2026-01-02 -4000', '2025-12-31 500'],
    ],
    [
      'of several accounts',
      mt940('123', opening, sale) + mt940('999', opening, fee),
      ['treasury.statementAccounts'],
    ],
    [
      'of several accounts, one of which is this',
      mt940('999', 'C260301USD1,00', fee) + mt940('MZ59 0003 0108 0016 3671 0237 1', opening, sale),
      both.slice(0, 1),
    ],
  ])('is read %s', async (_how, file, expected) => {
    expect(await read(file)).toEqual(expected);
  });
});

describe('a statement in CAMT.053', () => {
  const entry = (amount: string, side: string, more = '', day = '<Dt>2026-03-05</Dt>') =>
    `<Ntry><Amt Ccy="MZN">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${more}` +
    `<BookgDt>${day}</BookgDt></Ntry>`;
  const camt = (...statements: readonly string[]) =>
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>' +
    `${statements.join('')}</BkToCstmrStmt></Document>`;
  const of = (iban: string, ...entries: readonly string[]) =>
    `<Stmt><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${entries.join('')}</Stmt>`;
  const sale = entry('4640.00', 'CRDT');
  const fee = entry('40', 'DBIT', '', '<DtTm>2026-03-06T23:30:00+02:00</DtTm>');
  const part = (amount: string) =>
    `<TxDtls><AmtDtls><TxAmt><Amt Ccy="USD">${amount}</Amt></TxAmt></AmtDtls></TxDtls>`;
  const batch = `<NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>${part('60')}${part('12')}</NtryDtls>`;

  it.each<[string, string, readonly string[]]>([
    ['of one account', camt(of('A', sale, fee)), both],
    ['in two parts', camt(of('A', sale), of('A', fee)), both],
    ['with a batch, which is one movement', camt(of('A', entry('4640', 'CRDT', batch), fee)), both],
    [
      'with reversals, whose side is what they do',
      camt(of('A', entry('4640', 'CRDT', '<RvslInd>true</RvslInd>'), fee)),
      both,
    ],
    [
      'with what is not booked',
      camt(of('A', sale, fee, entry('7', 'DBIT', '<Sts><Cd>PDNG</Cd></Sts>'))),
      both,
    ],
    [
      'with a prefix before its names',
      camt(of('A', sale, fee))
        .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1n:')
        .replace('xmlns=', 'xmlns:n='),
      both,
    ],
    ['of several accounts', camt(of('A', sale), of('B', fee)), ['treasury.statementAccounts']],
    [
      'of several accounts, one of which is this',
      camt(of('B', fee), of('MZ59000301080016367102371', sale)),
      both.slice(0, 1),
    ],
    [
      'in another currency',
      camt(of('A', sale.replace('MZN', 'ZAR'))),
      ['treasury.statementCurrency'],
    ],
  ])('is read %s', async (_how, file, expected) => {
    expect(await read(file)).toEqual(expected);
  });
});
