import { textFieldsOf, textRegisters } from '@balcao/contracts';
import type { PlannedStep } from './step.js';

/** A marker in every text that costs or drawers do not concern, to find a record by. */
interface Register {
  readonly path: string;
  readonly record: Readonly<Record<string, unknown>> & { readonly id: string };
  readonly change: object;
}

/** Those whose records others name, or that have more than texts. */
const written: readonly Register[] = [
  {
    path: 'article-categories',
    record: { id: 'FOOD', name: 'Mercearia' },
    change: { name: 'Alimentos' },
  },
  {
    path: 'party-categories',
    record: { id: 'RESALE', name: 'Revenda', kind: 'client' },
    change: { name: 'Revendedores' },
  },
  { path: 'regions', record: { id: 'SOUTH', name: 'Sul' }, change: { name: 'Região Sul' } },
  {
    path: 'vat',
    record: { id: 'VAT5', code: 'RE5', name: 'Taxa reduzida', rate: '5' },
    change: { name: 'IVA reduzido' },
  },
  {
    path: 'articles',
    record: {
      id: 'RICE',
      code: 'ARZ25',
      name: 'Arroz 25 kg',
      kind: 'article',
      unit: 'sc',
      salePrice: '1450.00',
      purchasePrice: '1111.11',
      vatId: 'vat_NOR',
      movesStock: true,
      categoryId: 'FOOD',
      minimumStock: '5',
      maximumStock: '5000',
      barcodes: ['6001234500017'],
    },
    change: { salePrice: '1500.00', purchasePrice: '1122.22' },
  },
  {
    path: 'clients',
    record: {
      id: 'HOTEL',
      code: 'C001',
      name: 'Hotel Costa do Sol',
      nuit: '400123454',
      paymentTermsDays: 7,
      categoryId: 'RESALE',
      regionId: 'SOUTH',
      email1: 'hotel@costa.co.mz',
      phone1: '841111111',
      address1: 'Av. da Marginal 1',
    },
    change: { isSupplier: true },
  },
  {
    path: 'suppliers',
    record: { id: 'MILL', code: 'F001', name: 'Moagem da Matola', paymentTermsDays: 30 },
    change: { email1: 'moagem@matola.co.mz' },
  },
  {
    path: 'entities',
    record: { id: 'BANK', code: 'E001', name: 'Banco' },
    change: { name: 'Banco 1' },
  },
  {
    path: 'warehouses',
    record: { id: 'SHOP2', code: 'LJ2', name: 'Loja 2', city: 'Matola' },
    change: { city: 'Beira' },
  },
  {
    path: 'document-types',
    record: {
      id: 'FX',
      name: 'Extra invoice',
      namePt: 'Factura extra',
      prefix: 'FX',
      group: 'sales',
      movesStock: 'none',
      accountEffect: 'debit',
      requiresPayment: false,
    },
    change: { namePt: 'Factura de extras' },
  },
  {
    path: 'treasury-accounts',
    record: {
      id: 'SAFE',
      name: 'Cofre',
      kind: 'cash',
      currency: 'MZN',
      openingBalanceMinor: 0,
    },
    change: { name: 'Cofre da loja' },
  },
  {
    path: 'cash-registers',
    record: { id: 'TILL1', code: 'C1', name: 'Caixa 1', treasuryAccountId: 'account_cash' },
    change: { warehouseId: 'warehouse_main' },
  },
  {
    path: 'print-models',
    record: {
      id: 'MODEL',
      name: 'Talão',
      paperSize: 'thermal80',
      language: 'pt',
      typeIds: ['VD'],
      copies: ['original'],
    },
    change: { footer: 'Obrigado' },
  },
  {
    path: 'payment-methods',
    record: {
      id: 'VOUCHER',
      name: 'Voucher',
      namePt: 'Vale',
      kind: 'other',
      mechanism: 'CO',
    },
    change: { accountId: 'SAFE' },
  },
  {
    path: 'expense-categories',
    record: { id: 'REPAIRS', name: 'Obras' },
    change: { name: 'Reparações' },
  },
  {
    path: 'recurring-expenses',
    record: {
      id: 'RENT',
      description: 'Renda',
      amountMinor: 2_000_000,
      categoryId: 'expense_energy',
      every: 'month',
      startsOn: '2026-02-01',
      supplierId: 'BANK',
    },
    change: { description: 'Renda da loja' },
  },
  {
    path: 'currencies',
    record: { id: 'KES', name: 'Kenyan shilling', namePt: 'Xelim' },
    change: { namePt: 'Xelim queniano' },
  },
];

/** What is written in fields that are no plain texts. */
const valueOf = { decimal: '12.5', day: '2026-01-01' } as const;

/** A record of each other register that has texts only. */
const ofTexts: readonly Register[] = textRegisters
  .filter(([, { path }]) => !written.some((one) => one.path === path))
  .map(([name, { path }]) => {
    const texts = textFieldsOf(name).map(([field, { kind }]) => {
      // An account is one of the chart.
      const text = field === 'account' ? '329' : `Um ${field}`;
      return [field, kind === undefined ? text : valueOf[kind]] as const;
    });
    const id = path.toUpperCase().replaceAll('-', '_');
    return { path, record: { id, ...Object.fromEntries(texts) }, change: { name: 'Outro' } };
  });

/** Each is registered, changed, archived and restored. */
const registers: readonly Register[] = [...written, ...ofTexts];

/** A batch-managed article first, then its batch. */
const batch: Register = {
  path: 'batches',
  record: { id: 'LOT1', articleId: 'MILK', name: 'L1', expiresOn: '2031-01-31' },
  change: { name: 'L-1' },
};

/** The record of each register, by the path of its list. */
export const recordOfRegister: Readonly<Record<string, string>> = Object.fromEntries(
  [...registers, batch].map(({ path, record }) => [`/${path}`, record.id]),
);

const milk = {
  id: 'MILK',
  code: 'LTE1',
  name: 'Leite 1 l',
  kind: 'article',
  unit: 'un',
  salePrice: '90',
  purchasePrice: '55.55',
  vatId: 'vat_NOR',
  movesStock: true,
  isBatchManaged: true,
  batchesExpire: true,
  minimumStock: '20',
  maximumStock: '100',
};

const life = ({ path, record, change }: Register): readonly PlannedStep[] => [
  [`POST /${path}`, '', record],
  [`POST /${path}/:id/change`, record.id, change],
  [`POST /${path}/:id/archive`, record.id, {}],
  [`POST /${path}/:id/restore`, record.id, {}],
];

/** Every register has a record that was changed, archived and restored. */
export const records: readonly PlannedStep[] = [
  ...registers.flatMap(life),
  ['POST /articles', '', milk],
  ...life(batch),
  ['POST /payments/withholding-rates', '', {}],
  ['POST /accounting/chart', '', { preset: 'pe' }],
  ['POST /accounting/postings/:id', 'sales', { code: '711' }],
  [
    'POST /journal-entries',
    '',
    {
      id: 'ENTRY1',
      description: 'Amortizações de Março',
      lines: [
        { accountId: 'PGC651', debitMinor: 250_000 },
        { accountId: 'PGC382', creditMinor: 250_000 },
      ],
    },
  ],
  ['POST /journal-entries/:id/reverse', 'ENTRY1', { reason: 'Lançado duas vezes' }],
  ['POST /fixed-assets/classes', '', {}],
  ...(['ASSET1', 'ASSET2'] as const).map((id): PlannedStep => [
    'POST /fixed-assets',
    '',
    {
      id,
      code: id,
      name: 'Carrinha',
      classId: 'asset_class_lig',
      acquiredOn: '2026-01-15',
      costMinor: 120_000_000,
      againstAccountId: 'PGC459',
    },
  ]),
  ['POST /fixed-assets/:id/cancel', 'ASSET2', { reason: 'Registada duas vezes' }],
  ['POST /fixed-assets/depreciate', '', { id: 'RUN1', through: '2026-01' }],
  ['POST /fixed-assets/depreciation/:id/reverse', 'RUN1', { reason: 'Mês errado' }],
  ['POST /fixed-assets/depreciate', '', { id: 'RUN2', through: '2026-02' }],
  [
    'POST /fixed-assets/:id/dispose',
    'ASSET1',
    { proceedsMinor: 90_000_000, againstAccountId: 'PGC459', reason: 'Vendida' },
  ],
  ['POST /fixed-assets/:id/restore', 'ASSET1', { reason: 'Venda desfeita' }],
  ['POST /currencies/:id/set-rate', 'USD', { rate: '63.00', percentage: '1.5' }],
  [
    'POST /articles',
    '',
    {
      id: 'DELIVERY',
      code: 'TRA01',
      name: 'Transporte',
      kind: 'service',
      unit: 'vg',
      salePrice: '500',
      vatId: 'vat_NOR',
      movesStock: false,
    },
  ],
  // A second of each that a limit speaks of: one that shows, one that does not.
  ['POST /clients', '', { id: 'STALL', code: 'C002', name: 'Banca da Tia Rosa' }],
  [
    'POST /clients',
    '',
    {
      id: 'LEAVER',
      code: 'C099',
      name: 'Amélia Cossa',
      nuit: '100200309',
      acceptNuitWarning: true,
      email1: 'a.cossa@example.co.mz',
      phone1: '847654321',
    },
  ],
  [
    'POST /cash-registers',
    '',
    { id: 'TILL2', code: 'C2', name: 'Caixa 2', treasuryAccountId: 'SAFE' },
  ],
  ['POST /parties/:id/erase', 'LEAVER', { reason: 'Pedido da pessoa' }],
];
