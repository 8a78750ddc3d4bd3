import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Importer } from './support/importer.js';
import { joined } from './support/members.js';
import { openStockedShop, type Shop } from './support/shop.js';

describe('importing registers of money', () => {
  let shop: Shop;
  let files: Importer;

  beforeAll(async () => {
    shop = await openStockedShop();
    files = new Importer(shop.amelia);
  });
  afterAll(() => shop.server.end());

  it('reads VAT codes, of which one takes the place of the default until it is undone', async () => {
    const kind = 'vatCodes';
    const before = await files.records('vat', 'code');
    const text = [
      'Código;Nome;Taxa;Parte tributável;Motivo de isenção;Válida desde;Predefinido',
      'OBR;Obras públicas;16,0;40;;01/02/2026;sim',
      'RED;Taxa reduzida de 2026;5;;;;',
      'NOR;;;;;;',
      'ISE-Z;Isento;0;;;;',
    ].join('\n');
    const updates = true;
    expect(await files.check(text, { kind, updates })).toMatchObject({
      created: 1,
      changed: 1,
      unchanged: 1,
      refused: 1,
      problems: [{ row: 5, column: 4, code: 'vat.exemptionReasonRequired' }],
    });
    // Without changing what is there, a code that is taken is refused.
    const alone = await files.check(text, { kind });
    expect(alone).toMatchObject({ created: 1, changed: 0, refused: 3 });
    const whole = text.replace('Isento;0;;', 'Isento;0;;Artigo 9.º');
    expect(await files.import('VAT1', whole, { kind, updates })).toMatchObject({
      created: 2,
      changed: 1,
      unchanged: 1,
      refused: 0,
    });
    const after = await files.records('vat', 'code');
    expect(after.get('OBR')).toMatchObject({
      name: 'Obras públicas',
      rate: '16',
      taxableShare: '40',
      validFrom: '2026-02-01',
      isDefault: true,
    });
    expect(after.get('RED')).toMatchObject({ name: 'Taxa reduzida de 2026' });
    expect(after.get('NOR')).toMatchObject({ isDefault: false });
    expect(await files.import('VAT2', whole, { kind, updates })).toMatchObject({ unchanged: 4 });
    const { preview, row } = await files.undo('VAT1');
    expect(preview).toMatchObject({ archived: 2, reverted: 2, keptCount: 0 });
    expect(row).toMatchObject({ status: 'undone', keptCount: 0 });
    expect(await files.records('vat', 'code')).toEqual(before);
  });

  it('leaves a VAT code that articles have by now', async () => {
    const kind = 'vatCodes';
    await files.import('VAT3', 'Code,Name,Rate\nEDU,Education,16', { kind });
    const vatId = (await files.records('vat', 'code')).get('EDU')?.['id'];
    const book = { id: 'BOOK', code: 'LIV', name: 'Livro', kind: 'article', unit: 'un' };
    await shop.amelia.done('/articles', { ...book, vatId, salePrice: '90', movesStock: true });
    const { preview, row } = await files.undo('VAT3');
    expect(preview).toMatchObject({ archived: 0, keptCount: 1 });
    expect(row).toMatchObject({ keptCount: 1, kept: [{ name: 'Education', why: 'used' }] });
    expect((await files.records('vat', 'code')).has('EDU')).toBe(true);
  });

  it('reads treasury accounts with what is on them, and takes both back', async () => {
    const kind = 'treasuryAccounts';
    const before = await files.records('treasury-accounts');
    const text = [
      'Nome;Tipo;Moeda;Saldo inicial;Banco;Número de conta;NIB;IBAN;SWIFT',
      'BIM à ordem;banco;;1.234.567,89;Millennium bim;123456789;0001.0000.00123456789.40;' +
        'MZ59 0001 0000 0012 3456 7894 0;bimomzmx',
      'BCI dólares;Banco;usd;-250,5;;;;;',
      'Caixa;Caixa;;150,00;;;;;',
      'Standard;banco;;0;;;000100000012345678941;;',
      'Outro banco;cofre-forte;;;;;;;',
    ].join('\n');
    const updates = true;
    const checked = await files.check(text, { kind, updates });
    expect(checked).toMatchObject({
      created: 2,
      changed: 1,
      refused: 2,
      problems: [
        { row: 5, column: 6, code: 'treasury.invalidNib' },
        { row: 6, column: 1, code: 'import.notAChoice', value: 'cofre-forte' },
      ],
    });
    // What may be chosen is said in the language of who reads.
    expect(checked.problems[1]?.message).toContain('Cash, Bank, Mobile wallet');
    expect(checked.choices['1']).toContainEqual({ value: 'Bank', label: 'Bank' });
    const whole = text.split('\n').slice(0, 4).join('\n');
    expect(await files.import('MONEY1', whole, { kind, updates })).toMatchObject({
      created: 2,
      changed: 1,
      refused: 0,
    });
    const after = await files.records('treasury-accounts');
    expect(after.get('BIM à ordem')).toMatchObject({
      kind: 'bank',
      currency: 'MZN',
      openingBalanceMinor: 123_456_789,
      bank: 'Millennium bim',
      accountNumber: '123456789',
      nib: '000100000012345678940',
      iban: 'MZ59000100000012345678940',
      swift: 'BIMOMZMX',
    });
    expect(after.get('BCI dólares')).toMatchObject({
      currency: 'USD',
      openingBalanceMinor: -25_050,
    });
    expect(after.get('Caixa')).toMatchObject({ openingBalanceMinor: 15_000 });
    const { preview, row } = await files.undo('MONEY1');
    expect(preview).toMatchObject({ archived: 2, reverted: 1, keptCount: 0 });
    expect(row).toMatchObject({ status: 'undone', keptCount: 0 });
    expect(await files.records('treasury-accounts')).toEqual(before);
  });

  it('leaves an account that money went through', async () => {
    const kind = 'treasuryAccounts';
    await files.import('MONEY2', 'Conta;Saldo\nBIM a prazo;10', { kind });
    const accountId = (await files.records('treasury-accounts')).get('BIM a prazo')?.['id'];
    await shop.amelia.done('/deposits', { id: 'D1', accountId, amountMinor: 500 });
    expect((await files.undo('MONEY2')).row).toMatchObject({
      kept: [{ name: 'BIM a prazo', why: 'used' }],
    });
    expect((await files.records('treasury-accounts')).get('BIM a prazo')).toMatchObject({
      openingBalanceMinor: 1_000,
    });
  });

  it('reads payment methods, known by their name in either language', async () => {
    const kind = 'paymentMethods';
    const before = await files.records('payment-methods');
    const text = [
      'Nome;Nome em português;Tipo;Conta de tesouraria;Exige referência',
      'POS do BIM;;TPA;;não',
      'Numerário;;;caixa;',
      'transferência bancária;;;;sim',
      'Vale;;vale de desconto;;',
      'Senha;;;Cofre;',
    ].join('\n');
    const updates = true;
    expect(await files.check(text, { kind, updates })).toMatchObject({
      created: 1,
      changed: 1,
      unchanged: 1,
      refused: 2,
      problems: [
        { row: 5, column: 2, code: 'import.notAChoice' },
        { row: 6, column: 3, code: 'treasury.accountNotFound' },
      ],
    });
    const whole = text.split('\n').slice(0, 4).join('\n');
    await files.import('PAY1', whole, { kind, updates });
    const after = await files.records('payment-methods');
    expect(after.get('POS do BIM')).toMatchObject({
      namePt: 'POS do BIM',
      kind: 'card',
      mechanism: 'CD',
      requiresReference: false,
    });
    // In English it is called what it was.
    expect(after.get('Bank transfer')).toMatchObject({ requiresReference: true });
    expect((await files.undo('PAY1')).row).toMatchObject({ keptCount: 0 });
    expect(await files.records('payment-methods')).toEqual(before);
  });

  it('reads cash registers with their warehouse and drawer', async () => {
    const kind = 'cashRegisters';
    const before = await files.records('cash-registers', 'code');
    const text = [
      'Código;Nome;Armazém;Conta de tesouraria;Maior diferença sem supervisor;Impressora',
      'B1;Balcão 1;principal;Caixa;50,00;192.168.1.60',
      'B2;Balcão 2;Beira;Caixa;;',
      'B3;Balcão 1;;;;',
      'B-4;Balcão 4;;;;',
      'B5;Balcão 5;;;;impressora',
    ].join('\n');
    expect(await files.check(text, { kind })).toMatchObject({
      created: 1,
      refused: 4,
      problems: [
        { row: 3, column: 2, code: 'warehouse.notSelected' },
        { row: 4, column: 1, code: 'import.sameAsRow' },
        { row: 5, column: 0, code: 'series.codeIsLettersAndDigits' },
        { row: 6, column: 5, code: 'pos.printerAddressInvalid' },
      ],
    });
    const whole = text.split('\n').slice(0, 2).join('\n');
    await files.import('TILL1', whole, { kind });
    expect((await files.records('cash-registers', 'code')).get('B1')).toMatchObject({
      name: 'Balcão 1',
      treasuryAccountId: 'account_cash',
      differenceLimitMinor: 5_000,
      printerAddress: '192.168.1.60',
    });
    const dearer = whole.replace('50,00', '75,00');
    const updates = true;
    expect(await files.import('TILL2', dearer, { kind, updates })).toMatchObject({ changed: 1 });
    expect((await files.undo('TILL2')).row).toMatchObject({ keptCount: 0 });
    expect((await files.undo('TILL1')).row).toMatchObject({ keptCount: 0 });
    expect(await files.records('cash-registers', 'code')).toEqual(before);
  });

  it('is for who may also do it by hand', async () => {
    const office = new Importer(await joined(shop, 'berta', { role: 'backOffice' }));
    const text = 'Código;Nome;Taxa\nX;X;16';
    for (const path of ['read', 'check', 'rows', 'NONE/commit']) {
      const answer = await office.send(path, text, { kind: 'vatCodes' });
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({
        code: 'identity.permissionMissing',
        params: { permission: 'vat.manage' },
      });
    }
    const clients = await office.send('check', 'Código;Nome\nC9;Padaria', { kind: 'clients' });
    expect(clients.body).toMatchObject({ created: 1, refused: 0 });
  });
});
