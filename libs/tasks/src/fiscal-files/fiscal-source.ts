import { setImmediate } from 'node:timers/promises';
import type { DocumentRow } from '@balcao/contracts';
import { dayIn, refuse, type Books, type Company, type FiscalSettings } from '@balcao/domain';
import {
  ownProduct,
  type ExportSource,
  type FiscalInvoice,
  type FiscalParty,
  type FiscalProduct,
} from '@balcao/fiscal';
import { articles, documents, documentTypes, openingTypes, parties } from '@balcao/projections';
import type { TaskGround } from '../task-ground.js';
import {
  consumerId,
  freeTextCode,
  invoiceOf,
  movementOf,
  purchaseOf,
  workingDocumentOf,
} from './fiscal-document.js';
import { readCompanyAt } from './company-at.js';
import type { FiscalOrder } from './fiscal-order.js';
import {
  documentsByDay,
  documentsBySeries,
  type DocumentReading,
  type Picks,
} from './issued-documents.js';
import { receiptsOf } from './receipts.js';

/** What of the ground a fiscal file stands on. */
export type FiscalGround = Pick<
  TaskGround,
  'events' | 'journals' | 'rows' | 'rowsAt' | 'blobs' | 'clock'
>;

/** What a company's files are made from. */
export interface FiscalReading extends ExportSource {
  /** Invoices by day, as the monthly file has them. */
  readonly invoicesByDay: () => AsyncIterable<FiscalInvoice>;
  /** Of all kinds: what progress is measured against. */
  readonly documentsInPeriod: () => Promise<number>;
  readonly country: string;
  readonly settings: FiscalSettings;
}

const version = '0.1.0';

/** Goes to the company's rows and journal for everything that a file says. */
export async function readFiscalSource(
  ground: FiscalGround,
  companyId: string,
  { from, to, again }: FiscalOrder,
): Promise<FiscalReading> {
  const { company, timeZone, settings } = await readCompanyAt(
    ground,
    companyId,
    again?.revision,
    ({ books }) => ({
      settings: books.fiscal.settings.get(),
      company: companyIn(books),
      timeZone: books.companies.settings.get().timeZone,
    }),
  );
  const { country } = company;
  const reading: DocumentReading = { ground, companyId, timeZone, region: country, from, to };
  const sections = await sectionsOf(ground, companyId);
  const { nuit: taxId, name, address, city, province, phone, email } = company;
  return {
    country,
    settings,
    company: {
      taxId,
      name,
      address: {
        detail: address,
        city,
        country,
        ...(province !== undefined && { region: province }),
      },
      currency: currencyOf[country] ?? 'MZN',
      ...(phone !== undefined && { telephone: phone }),
      ...(email !== undefined && { email }),
    },
    software: { makerTaxId: '0', certificate: '0', ...ownProduct, version },
    period: { from, to },
    documentsInPeriod: () =>
      ground.rows.count(documents, companyId, { where: { issuedOn: { $gte: from, $lte: to } } }),
    madeOn: again?.madeOn ?? dayIn(timeZone, ground.clock().toISOString()),
    invoices: () => mapped(documentsBySeries(reading, sections.isInvoice), invoiceOf),
    invoicesByDay: () => mapped(documentsByDay(reading, sections.isInvoice), invoiceOf),
    movements: () => mapped(documentsBySeries(reading, sections.isMovement), movementOf),
    workingDocuments: () =>
      mapped(documentsBySeries(reading, sections.isWorking), workingDocumentOf),
    purchases: () => mapped(documentsBySeries(reading, sections.isPurchase), purchaseOf),
    payments: () => receiptsOf(reading),
    customers: (ids) => partiesOf(reading, ids),
    suppliers: (ids) => partiesOf(reading, ids),
    products: (codes) => productsOf(reading, codes),
  };
}

const companyIn = ({ companies }: Pick<Books, 'companies'>): Company =>
  companies.company.get() ?? refuse('company.notRegistered');

const currencyOf: Readonly<Record<string, string>> = { MZ: 'MZN', AO: 'AOA', PT: 'EUR' };

/** Documents made without letting others have their turn. */
const documentsPerTurn = 20;

async function* mapped<A, B>(all: AsyncIterable<A>, to: (one: A) => B): AsyncGenerator<B> {
  let since = 0;
  for await (const one of all) {
    yield to(one);
    since += 1;
    // An embedded store answers at once: others have their turn between some documents.
    if (since % documentsPerTurn === 0) await setImmediate();
  }
}

/** Which documents belong to which section, by what their types do. */
async function sectionsOf({ rows }: FiscalGround, companyId: string) {
  const types = await rows.find(documentTypes, companyId, {});
  const moving = new Set(types.filter((one) => one.movesStock !== 'none').map(({ id }) => id));
  const isSale = ({ group, isTraining, typeId }: DocumentRow) =>
    group === 'sales' && isTraining !== true && typeId !== openingTypes.sales;
  const isInvoice: Picks = (row) => isSale(row) && row.accountEffect !== 'none';
  const isMovement: Picks = (row) =>
    isSale(row) && row.accountEffect === 'none' && moving.has(row.typeId);
  const isWorking: Picks = (row) =>
    isSale(row) && row.accountEffect === 'none' && !moving.has(row.typeId);
  // A file has no sign for what was cancelled of a supplier: it is not there any more.
  const isPurchase: Picks = ({ group, accountEffect, typeId, status }) =>
    group === 'purchases' &&
    accountEffect !== 'none' &&
    typeId !== openingTypes.purchases &&
    status !== 'cancelled';
  return { isInvoice, isMovement, isWorking, isPurchase };
}

/** Ids asked for at once. */
const idsPerRead = 500;

async function* partiesOf(
  { ground, companyId, region }: DocumentReading,
  ids: ReadonlySet<string>,
): AsyncGenerator<FiscalParty> {
  const unknownAddress = { detail: 'Desconhecido', city: 'Desconhecido', country: region };
  for (const some of chunked([...ids])) {
    const rows = await ground.rows.getMany(parties, companyId, some);
    const found = new Map(rows.map((row) => [row.id, row]));
    for (const id of some) {
      const row = found.get(id);
      const name = row?.name ?? (id === consumerId ? 'Consumidor Final' : id);
      const address = {
        ...unknownAddress,
        ...(row?.address1 !== undefined && { detail: row.address1 }),
        ...(row?.address2 !== undefined && { city: row.address2 }),
        ...(row?.country !== undefined && { country: row.country }),
      };
      const taxId = row?.nuit ?? consumerNuit;
      yield { id, name, taxId, address, ...(row?.email1 !== undefined && { email: row.email1 }) };
    }
  }
}

const consumerNuit = '000000000';

/** Lines name articles by code; what none has any more is described by its code alone. */
async function* productsOf(
  { ground, companyId }: DocumentReading,
  codes: ReadonlySet<string>,
): AsyncGenerator<FiscalProduct> {
  for (const some of chunked([...codes])) {
    const rows = await ground.rows.find(articles, companyId, { where: { code: { $in: some } } });
    const found = new Map(rows.map((row) => [row.code, row]));
    for (const code of some) {
      const row = found.get(code);
      const description = row?.name ?? (code === freeTextCode ? 'Linha de texto livre' : code);
      const [barcode] = row?.barcodes ?? [];
      const kind = row?.kind === 'service' ? 'S' : 'P';
      yield { code, kind, description, ...(barcode !== undefined && { numberCode: barcode }) };
    }
  }
}

function* chunked(all: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < all.length; at += idsPerRead) yield all.slice(at, at + idsPerRead);
}
