import { describe, expect, it } from '@jest/globals';
import { checkSaft, type FiscalProblem } from '../checker/index.js';
import { FiscalFileError, type ExportSource } from '../model/index.js';
import { readXsd } from '../schema/index.js';
import { cornerShop, manyDocuments, piecesOf, textOfFile } from '../testing/index.js';
import { itOnPublished } from '../../../../test/published.js';
import { angola, mozambique, portugal, type SaftProfile } from './profile.js';
import { writeSaft } from './write-saft.js';

const profiles: readonly SaftProfile[] = [portugal, angola, mozambique()];

const fileOf = (profile: SaftProfile, source: ExportSource = cornerShop(profile.country)) =>
  textOfFile(writeSaft(source, profile), profile.encoding);

async function problemsIn(text: string, schemaText?: string): Promise<readonly FiscalProblem[]> {
  const problems: FiscalProblem[] = [];
  const schema = schemaText === undefined ? {} : { schema: readXsd(schemaText) };
  const utf8 = text.replace('encoding="Windows-1252"', 'encoding="UTF-8"');
  await checkSaft(piecesOf(utf8), (problem) => problems.push(problem), schema);
  return problems;
}

describe.each(profiles)('a SAF-T file of $country', (profile) => {
  it('has nothing that the checker finds wrong', async () => {
    expect(await problemsIn(await fileOf(profile))).toEqual([]);
  });

  it('counts cancelled documents and leaves them out of the sums', async () => {
    const text = await fileOf(profile);
    const [, sales = ''] = /<SalesInvoices>([^]*?)<Invoice>/.exec(text) ?? [];
    expect(sales.match(/>([\d.]+)</g)).toEqual(['>5<', '>150.00<', '>4491.91<']);
  });

  it('counts all lines of movements and sums their quantities', async () => {
    const text = await fileOf(profile);
    const [, moved = ''] = /<MovementOfGoods>([^]*?)<StockMovement>/.exec(text) ?? [];
    expect(moved.match(/>([\d.]+)</g)).toEqual(['>2<', '>4<']);
  });

  it('describes the masters that documents name and no other', async () => {
    const text = await fileOf(profile);
    expect(text.match(/<ProductCode>A9</g)).toBeNull();
    expect(text.match(/<Customer>/g)).toHaveLength(2);
    expect(text.match(/<Supplier>/g)).toHaveLength(1);
    expect(text.match(/<TaxTableEntry>/g)).toHaveLength(3);
  });
});

describe('the published schemas', () => {
  const published = [
    [portugal, 'SAFTPT_1_04_01_NO_ASSERT_NO_ALL.xsd'],
    [portugal, 'SAFTPT_1_04_01.xsd'],
    [angola, 'SAFTAO1.01_01.xsd'],
  ] as const;

  describe.each(published)('of $country (%#)', (profile, name) => {
    itOnPublished(name, 'allow our file', async (schema) => {
      expect(await problemsIn(await fileOf(profile), schema)).toEqual([]);
    });

    itOnPublished(name, 'see an element out of turn', async (schema) => {
      const text = (await fileOf(profile)).replace(/(<CompanyID>.*\n)(.*\n)/, '$2$1');
      const codes = (await problemsIn(text, schema)).map(({ code }) => code);
      expect(codes).toContain('schema.unexpected');
    });
  });
});

describe('the forms of the countries', () => {
  it('are Windows-1252 in Portugal, with references for what that lacks', async () => {
    const source = cornerShop('PT');
    const company = { ...source.company, name: 'Chão “Lda” € 東' };
    const text = await fileOf(portugal, { ...source, company });
    expect(text).toContain('<?xml version="1.0" encoding="Windows-1252"');
    expect(text).toContain('<CompanyName>Chão “Lda” € &#26481;</CompanyName>');
  });

  it('make a cash sale an invoice-receipt, and a wallet another means', async () => {
    const text = await fileOf(angola);
    expect(text).toContain('<InvoiceNo>VD 2026/1</InvoiceNo>');
    expect(text).toContain('<InvoiceType>FR</InvoiceType>');
    expect(text).toContain('<PaymentMechanism>OU</PaymentMechanism>');
  });

  it('take the Mozambican namespace and version from the settings', async () => {
    const profile = mozambique({
      namespace: 'urn:OECD:StandardAuditFile-Tax:MZ_1.01',
      version: '1',
    });
    const text = await fileOf(profile);
    expect(text).toContain('<AuditFile xmlns="urn:OECD:StandardAuditFile-Tax:MZ_1.01">');
    expect(text).toContain('<AuditFileVersion>1</AuditFileVersion>');
  });

  it('have purchases only in Angola and Mozambique', async () => {
    const texts = await Promise.all(profiles.map((profile) => fileOf(profile)));
    expect(texts.map((text) => text.includes('<PurchaseInvoices>'))).toEqual([false, true, true]);
  });
});

describe('a file of many documents', () => {
  it('tells how far it is', async () => {
    const counts: number[] = [];
    const profile = mozambique();
    const progress = (done: number) => counts.push(done);
    const text = await textOfFile(writeSaft(manyDocuments(2500), profile, progress));
    expect(counts).toEqual([1000, 2000]);
    expect(await problemsIn(text)).toEqual([]);
  });
});

describe('a file', () => {
  const refusalOf = async (source: ExportSource) => {
    const failure: unknown = await fileOf(mozambique(), source).catch((error: unknown) => error);
    return failure instanceof FiscalFileError ? [failure.code, failure.params] : failure;
  };

  it('is refused where a client is missing', async () => {
    const source = cornerShop('MZ');
    const others = new Set(['CF']);
    const customers = () => source.customers(others);
    expect(await refusalOf({ ...source, customers })).toEqual([
      'fiscal.masterMissing',
      { kind: 'customer', id: 'C1' },
    ]);
  });

  it('is refused where a document is outside its period', async () => {
    const period = { from: '2026-03-03', to: '2026-03-31' };
    expect(await refusalOf({ ...cornerShop('MZ'), period })).toEqual([
      'fiscal.outsidePeriod',
      { number: 'FT 2026/1', on: '2026-03-02' },
    ]);
  });
});
