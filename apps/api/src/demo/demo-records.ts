import {
  addDays,
  documentTypePresets,
  yearOf,
  type Command,
  type PartyFields,
} from '@balcao/domain';
import {
  demoArticles,
  demoCategories,
  demoServices,
  demoShelfLives,
  type DemoArticle,
} from './demo-articles.js';
import { demoBarcode } from './demo-barcode.js';
import {
  demoAbroad,
  demoClients,
  demoEntity,
  demoPhone,
  demoRegions,
  demoSuppliers,
} from './demo-parties.js';
import type { DemoPlan } from './demo-plan.js';

/** A command and the name under which it is carried out once. */
export interface DemoStep {
  readonly id: string;
  readonly command: Command;
}

/** Steps that do not need each other. */
export type DemoBatch = readonly DemoStep[];

/** The grocer's first shop, the second, and the workshop. */
export const demoWarehouses = {
  shop: 'warehouse_main',
  matola: 'DEMOMATOLA',
  workshop: 'DEMOOFICINA',
} as const;
/** Accounts that every company begins with: bank, telephone, and the safe of the office. */
export const demoBank = 'account_bank';
export const demoWallet = 'account_mpesa';
export const demoCash = 'account_cash';

/** The id of a VAT code that every company begins with. */
export const vatIdOf = (code: string): string => `vat_${code.replace('-', '_')}`;

const idOf = (name: string) => `DEMO${name.normalize('NFD').replace(/[^A-Za-z0-9]/g, '')}`;
const clientCategories = [...new Set(demoClients.map(([, , , , , , category]) => category))];
/** By whether what a supplier brings keeps. */
const supplierCategories = ['Produtos frescos', 'Outros fornecedores'];
const regions = ['Maputo Cidade', 'Maputo Província', 'Gaza', 'Inhambane', 'Sofala', 'Nampula'];

/** Everything that trade begins with, in an order in which each batch needs only those before. */
export function demoRecords(plan: DemoPlan): readonly DemoBatch[] {
  return [
    [...places(), ...categories(), ...years(plan)],
    parties(plan),
    [...articles(), ...services()],
    [...openingStock(plan), { id: 'settings', command: settings }, ...books(plan)],
  ];
}

/** Accounts that all of it is posted to, what other money costs, and what comes every month. */
function books({ firstDay, today }: DemoPlan): DemoStep[] {
  const costs = { USD: ['63.80', '63.91'], EUR: ['66.40', '69.25'], ZAR: ['3.48', '3.62'] };
  const [year = 0, month = 0] = today.split('-').map(Number);
  const nextMonth =
    month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
  return [
    { id: 'chart', command: { type: 'AdoptChart', preset: 'nirf' } },
    { id: 'withholding', command: { type: 'AdoptWithholdingRates' } },
    ...Object.entries(costs).flatMap(([id, [before = '', now = '']]): DemoStep[] => [
      { id: `${id}-before`, command: { type: 'SetExchangeRate', id, on: firstDay, rate: before } },
      { id: `${id}-now`, command: { type: 'SetExchangeRate', id, on: today, rate: now } },
    ]),
    {
      id: 'insurance',
      command: {
        type: 'RegisterRecurringExpense',
        id: 'DEMOSEGURO',
        fields: {
          description: 'Seguro das lojas',
          categoryId: 'expense_other',
          amountMinor: 640_000,
          vatIncluded: true,
          every: 'month',
          startsOn: `${nextMonth}-05`,
          methodId: 'method_transfer',
        },
      },
    },
  ];
}

const settings: Command = {
  type: 'ChangeSettings',
  fields: {
    defaultClientId: 'DEMOC010',
    defaultWarehouseId: demoWarehouses.shop,
    // Nobody reads the mailbox of a demonstration.
    mailsSeals: false,
  },
};

function places(): DemoStep[] {
  return [
    {
      id: 'shop',
      command: {
        type: 'ChangeWarehouse',
        id: demoWarehouses.shop,
        fields: { code: 'BAIXA', name: 'Loja da Baixa', city: 'Maputo' },
      },
    },
    warehouse(demoWarehouses.matola, 'MATOLA', 'Loja da Matola', 'Matola'),
    warehouse(demoWarehouses.workshop, 'OFICINA', 'Oficina', 'Maputo'),
    {
      id: 'bank',
      command: {
        type: 'ChangeTreasuryAccount',
        id: demoBank,
        fields: {
          name: 'Millennium bim',
          kind: 'bank',
          currency: 'MZN',
          openingBalanceMinor: 85_000_000,
          bank: 'Millennium bim',
          accountNumber: '163671023',
          nib: '000100000016367102321',
        },
      },
    },
    {
      id: 'wallet',
      command: {
        type: 'ChangeTreasuryAccount',
        id: demoWallet,
        fields: { name: 'M-Pesa da loja' },
      },
    },
    ...regions.map((name): DemoStep => {
      const command = { type: 'RegisterRegion', id: idOf(name), fields: { name } } as const;
      return { id: idOf(name), command };
    }),
  ];
}

function warehouse(id: string, code: string, name: string, city: string): DemoStep {
  return { id, command: { type: 'RegisterWarehouse', id, fields: { code, name, city } } };
}

function categories(): DemoStep[] {
  return [
    ...demoCategories.map((name): DemoStep => {
      const id = idOf(name);
      return { id, command: { type: 'RegisterArticleCategory', id, fields: { name } } };
    }),
    ...clientCategories.filter(Boolean).map((name): DemoStep => {
      const id = idOf(`cliente${name}`);
      const fields = { name, kind: 'client' } as const;
      return { id, command: { type: 'RegisterPartyCategory', id, fields } };
    }),
    ...supplierCategories.map((name): DemoStep => {
      const id = idOf(`fornecedor${name}`);
      const fields = { name, kind: 'supplier' } as const;
      return { id, command: { type: 'RegisterPartyCategory', id, fields } };
    }),
  ];
}

/** The series of the years of trade that the company was not set up with. */
function years({ firstDay, today, yearOpened }: DemoPlan): DemoStep[] {
  const first = yearOf(firstDay);
  const all = Array.from({ length: yearOf(today) - first + 1 }, (_, at) => first + at);
  const missing = all.filter((year) => year !== yearOpened);
  return missing.flatMap((year) =>
    documentTypePresets.map(({ id: typeId }) => ({
      id: `series${typeId}${year}`,
      command: { type: 'OpenSeries', typeId, year },
    })),
  );
}

function parties({ clients }: DemoPlan): DemoStep[] {
  const party = (
    code: string,
    given: Partial<PartyFields> & Pick<PartyFields, 'name'>,
  ): DemoStep => {
    const region = demoRegions[given.address2 ?? ''];
    const fields = {
      code,
      country: 'MZ',
      isClient: true,
      isSupplier: false,
      ...(given.nuit !== undefined && { phone1: demoPhone(code) }),
      ...(region !== undefined && { regionId: idOf(region) }),
      ...given,
    };
    return { id: code, command: { type: 'RegisterParty', id: `DEMO${code}`, fields } };
  };
  return [
    ...clients.map(([code, name, nuit, address1, address2, paymentTermsDays, category]) =>
      party(code, {
        name,
        address2,
        paymentTermsDays,
        ...(nuit !== '' && { nuit }),
        ...(address1 !== '' && { address1 }),
        ...(category !== '' && { categoryId: idOf(`cliente${category}`) }),
      }),
    ),
    ...demoSuppliers.map(([code, name, nuit, address2, paymentTermsDays, [brings]]) =>
      party(code, {
        name,
        address2,
        paymentTermsDays,
        ...(nuit !== '' && { nuit }),
        isClient: false,
        isSupplier: true,
        categoryId: idOf(`fornecedor${supplierCategories[brings === 'Frescos' ? 0 : 1] ?? ''}`),
      }),
    ),
    party(demoAbroad.code, { ...demoAbroad, isClient: false, isSupplier: true }),
    party(demoEntity.code, { ...demoEntity, isSupplier: true, paymentTermsDays: 15 }),
  ];
}

function articles(): DemoStep[] {
  return demoArticles.map((article, at) => {
    const [code, name, unit, category, vat, cost, price, weekly] = article;
    const shelf = demoShelfLives.has(code) ? { isBatchManaged: true, batchesExpire: true } : {};
    const fields = {
      code,
      name,
      unit,
      kind: 'article' as const,
      barcodes: [demoBarcode(article, at)],
      salePrice: price,
      purchasePrice: cost,
      vatId: vatIdOf(vat),
      categoryId: idOf(category),
      minimumStock: String(weekly * 2),
      maximumStock: String(weekly * 6),
      movesStock: true,
      ...(unit === 'kg' && { isSoldByWeight: true }),
      ...shelf,
    };
    return { id: code, command: { type: 'RegisterArticle', id: `DEMO${code}`, fields } };
  });
}

function services(): DemoStep[] {
  return demoServices.map(([code, name, unit, category, salePrice]) => {
    const kind = { kind: 'service', movesStock: false, barcodes: [] } as const;
    const fields = { code, name, unit, salePrice, ...kind, vatId: 'vat_NOR' };
    const whole = { ...fields, categoryId: idOf(category) };
    return { id: code, command: { type: 'RegisterArticle', id: `DEMO${code}`, fields: whole } };
  });
}

/**
 * A month's goods in the first shop, a week's of what spoils; two weeks' in the second, and nothing
 * that spoils.
 */
function openingStock({ firstDay: on, times }: DemoPlan): DemoStep[] {
  const opening = (warehouseId: string, weeks: number): DemoStep => ({
    id: `opening-${warehouseId}`,
    command: {
      type: 'EnterOpeningStock',
      id: `DEMOOPEN${warehouseId.replace(/\W/g, '')}`,
      warehouseId,
      on,
      lines: demoArticles
        .filter(([code]) => warehouseId === demoWarehouses.shop || !demoShelfLives.has(code))
        .map((article) => ({
          articleId: `DEMO${article[0]}`,
          quantity: String(
            Math.round(article[7] * (demoShelfLives.has(article[0]) ? 1 : weeks) * times),
          ),
          unitCost: article[5],
          ...newBatch(article, on),
        })),
    },
  });
  return [opening(demoWarehouses.shop, 4), opening(demoWarehouses.matola, 2)];
}

/** The batch that goods of an article come in with on a day. */
export function newBatch([code]: DemoArticle, on: string) {
  const days = demoShelfLives.get(code);
  if (days === undefined) return {};
  return {
    batchName: `L${on.slice(2, 4)}${on.slice(5, 7)}${on.slice(8)}`,
    batchExpiresOn: addDays(on, days),
  };
}
