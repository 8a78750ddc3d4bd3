import { chartAccountId, type Command, type LineContent } from '@balcao/domain';
import { demoBank, demoWarehouses, type DemoBatch, type DemoStep } from './demo-records.js';

/** Who sells to the company and buys from it, so that accounts can be set off. */
const partner = 'DEMOP001';
const beer: LineContent = {
  articleId: 'DEMOCER24',
  vatId: 'vat_NOR',
  quantity: '2',
  unitPrice: '1000',
};
const rice: LineContent = {
  articleId: 'DEMOARZ25',
  vatId: 'vat_ISE_B',
  quantity: '3',
  unitPrice: '1450',
};

/** What is under way on the last day: orders that wait, and accounts that were set off. */
export function* lastDay(today: string): Generator<DemoBatch, void, unknown> {
  yield [partnerStep, ...orders(today)];
  const warehouseId = demoWarehouses.shop;
  yield [
    issue('LASTFT', {
      documentTypeId: 'FT',
      issuedOn: today,
      clientId: partner,
      warehouseId,
      lines: [rice],
    }),
    issue('LASTFTF', {
      documentTypeId: 'FTF',
      issuedOn: today,
      supplierId: partner,
      warehouseId,
      supplierReference: 'FT 2/118',
      supplierIssuedOn: today,
      lines: [beer],
    }),
  ];
  const setOff: Command = {
    type: 'RecordSetOff',
    issuedOn: today,
    partyId: partner,
    isAutomatic: true,
  };
  yield [{ id: 'set-off', command: setOff }, ...inTheBank(today), capital(today), ...van(today)];
  yield [{ id: 'seal', command: { type: 'SealJournal', on: today } }];
}

/** What the owners brought in is their capital: an entry that no document makes. */
function capital(today: string): DemoStep {
  const amountMinor = 126_000_000;
  const command: Command = {
    type: 'RecordJournalEntry',
    id: 'DEMOCAPITALSOCIAL',
    on: today,
    description: 'Realização do capital dos sócios',
    lines: [
      { accountId: chartAccountId('459'), debitMinor: amountMinor },
      { accountId: chartAccountId('51'), creditMinor: amountMinor },
    ],
  };
  return { id: 'capital-entry', command };
}

/** The owners' van, at the legal rate, depreciated since January. */
function van(today: string): DemoStep[] {
  const classId = 'asset_class_lig';
  const asset: Command = {
    type: 'RecordFixedAsset',
    id: 'DEMOCARRINHA',
    code: 'V01',
    name: 'Carrinha de entregas',
    classId,
    acquiredOn: `${today.slice(0, 4)}-01-01`,
    costMinor: 96_000_000,
    againstAccountId: chartAccountId('51'),
    on: today,
  };
  const through = today.slice(0, 7);
  return [
    { id: 'asset-classes', command: { type: 'AdoptAssetClasses' } },
    { id: 'van', command: asset },
    {
      id: 'depreciation',
      command: { type: 'DepreciateFixedAssets', id: 'DEMOAMORTIZACOES', through },
    },
  ];
}

/** A client has paid in advance, and the file of the bank says so among what is not booked yet. */
function inTheBank(today: string): DemoStep[] {
  const amountMinor = 2_500_000;
  const advance: Command = {
    type: 'RecordPayment',
    documentTypeId: 'RC',
    issuedOn: today,
    partyId: 'DEMOC002',
    rows: [{ methodId: 'method_transfer', amountMinor }],
    isAdvance: true,
    note: 'Adiantamento para a próxima obra',
  };
  const line = (description: string, minor: number) => ({
    on: today,
    description,
    amountMinor: minor,
  });
  const statement: Command = {
    type: 'ImportBankStatement',
    id: 'DEMOEXTRACTO',
    accountId: demoBank,
    fileName: 'extracto-millennium-bim.csv',
    lines: [
      line('TRF CONSTRUCOES LIMPOPO SA', amountMinor),
      line('TRF CANTINA DA UNIVERSIDADE', 500_000),
      line('COMISSAO DE MANUTENCAO DE CONTA', -15_000),
    ],
  };
  return [
    { id: 'advance', command: advance },
    { id: 'statement', command: statement },
  ];
}

/** Reserved for a client, and to come from a supplier. */
function orders(today: string): DemoStep[] {
  const warehouseId = demoWarehouses.shop;
  const wanted = { ...rice, quantity: '4' };
  const announced = { ...beer, quantity: '40' };
  return [
    issue('LASTEC', {
      documentTypeId: 'EC',
      issuedOn: today,
      clientId: 'DEMOC001',
      warehouseId,
      lines: [wanted],
    }),
    issue('LASTEF', {
      documentTypeId: 'EF',
      issuedOn: today,
      supplierId: 'DEMOF001',
      warehouseId,
      lines: [announced],
    }),
  ];
}

type Issue = Extract<Command, { readonly type: 'IssueDocument' }>;

const issue = (id: string, content: Omit<Issue, 'type' | 'draftId'>): DemoStep => ({
  id,
  command: { type: 'IssueDocument', draftId: `DEMO${id}`, ...content },
});

const partnerStep: DemoStep = {
  id: 'partner',
  command: {
    type: 'RegisterParty',
    id: partner,
    fields: {
      code: 'P001',
      name: 'Distribuidora Acácia, Lda.',
      address2: 'Maputo',
      address1: 'Avenida de Angola, 880',
      country: 'MZ',
      isClient: true,
      isSupplier: true,
      paymentTermsDays: 30,
    },
  },
};
