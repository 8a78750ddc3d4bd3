import { setImmediate } from 'node:timers/promises';
import type { DocumentRow } from '@balcao/contracts';
import { dayIn, refuse, type Books, type Company, type FiscalSettings } from '@balcao/domain';
import {
  ownProduct,
  type ExportSource,
  type FiscalCompany,
  type FiscalInvoice,
  type FiscalParty,
  type FiscalProduct,
  type SectionDocument,
} from '@balcao/fiscal';
import {
  articles,
  documents,
  documentTypes,
  openingTypes,
  parties,
  payments,
} from '@balcao/projections';
import type { TaskGround } from '../task-ground.js';
import {
  chargeProducts,
  consumerId,
  freeTextCode,
  invoiceOf,
  movementOf,
  purchaseOf,
  workingDocumentOf,
  type IssuedDocument,
} from './fiscal-document.js';
import { readCompanyAt } from './company-at.js';
import type { FiscalOrder } from './fiscal-order.js';
import { certificateOf } from './software-certificates.js';
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
  | ('events' | 'journals' | 'rows' | 'rowsAt' | 'fiscalContent' | 'blobs' | 'clock')
  | ('certificates' | 'signingKeys')
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

/** What of a company and an order its files say; passes between threads. */
export interface FiscalFacts extends Omit<FiscalOrder, 'again'> {
  readonly companyId: string;
  readonly company: Company;
  readonly timeZone: string;
  readonly settings: FiscalSettings;
  /** A local day. */
  readonly madeOn: string;
  /** Of the program in the company's country; absent where it has none. */
  readonly certificate?: string;
  /** Where the books are read as they were at an event. */
  readonly revision?: number;
}

/** Asks the books of the company, as they are or as they were. */
export async function readFiscalFacts(
  ground: Pick<FiscalGround, 'journals' | 'clock' | 'certificates'>,
  companyId: string,
  { kind, from, to, again }: FiscalOrder,
): Promise<FiscalFacts> {
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
  const madeOn = again?.madeOn ?? dayIn(timeZone, ground.clock().toISOString());
  return {
    kind,
    from,
    to,
    companyId,
    company,
    timeZone,
    settings,
    madeOn,
    ...certificateOf(ground.certificates, company),
    ...(again !== undefined && { revision: again.revision }),
  };
}

/** Goes to the company's rows and journal for everything that a file says. */
export async function readFiscalSource(
  ground: Pick<FiscalGround, 'events' | 'rows'>,
  facts: FiscalFacts,
): Promise<FiscalReading> {
  const { companyId, from, to, company, timeZone, settings, madeOn, certificate = '0' } = facts;
  const { country } = company;
  const reading: DocumentReading = { ground, companyId, timeZone, region: country, from, to };
  const sectionOf = await sectionsOf(ground, companyId);
  return {
    country,
    settings,
    company: fiscalCompany(company),
    software: { makerTaxId: '0', certificate, ...ownProduct, version },
    period: { from, to },
    documentsInPeriod: async () => {
      const where = { issuedOn: { $gte: from, $lte: to } };
      const issued = await ground.rows.count(documents, companyId, { where });
      return issued + (await ground.rows.count(payments, companyId, { where }));
    },
    madeOn,
    documents: () => inTurns(documentsOf(reading, sectionOf)),
    invoicesByDay: () => inTurns(invoicesByDay(reading, sectionOf)),
    customers: (ids) => partiesOf(reading, ids),
    suppliers: (ids) => partiesOf(reading, ids),
    products: (codes) => productsOf(reading, codes),
  };
}

function fiscalCompany(company: Company): FiscalCompany {
  const { nuit: taxId, name, address, city, province, country, phone, email, currency } = company;
  return {
    taxId,
    name,
    address: {
      detail: address,
      city,
      country,
      ...(province !== undefined && { region: province }),
    },
    currency,
    ...(phone !== undefined && { telephone: phone }),
    ...(email !== undefined && { email }),
  };
}

const companyIn = ({ companies }: Pick<Books, 'companies'>): Company =>
  companies.company.get() ?? refuse('company.notRegistered');

/** Documents made without letting others have their turn. */
const documentsPerTurn = 20;

async function* inTurns<One>(all: AsyncIterable<One>): AsyncGenerator<One> {
  let since = 0;
  for await (const one of all) {
    yield one;
    since += 1;
    // An embedded store answers at once: others have their turn between some documents.
    if (since % documentsPerTurn === 0) await setImmediate();
  }
}

type SectionOf = Picks<Exclude<SectionDocument['section'], 'payments'>>;

async function* documentsOf(
  reading: DocumentReading,
  sectionOf: SectionOf,
): AsyncGenerator<SectionDocument> {
  for await (const { document, as } of documentsBySeries(reading, sectionOf)) {
    yield sectionDocument(document, as);
  }
  for await (const one of receiptsOf(reading)) yield { section: 'payments', one };
}

function sectionDocument(
  document: IssuedDocument,
  section: Exclude<SectionDocument['section'], 'payments'>,
): SectionDocument {
  switch (section) {
    case 'invoices':
      return { section, one: invoiceOf(document) };
    case 'movements':
      return { section, one: movementOf(document) };
    case 'workingDocuments':
      return { section, one: workingDocumentOf(document) };
    case 'purchases':
      return { section, one: purchaseOf(document) };
  }
}

async function* invoicesByDay(
  reading: DocumentReading,
  sectionOf: SectionOf,
): AsyncGenerator<FiscalInvoice> {
  const isInvoice: Picks<true> = (row) => (sectionOf(row) === 'invoices' ? true : undefined);
  for await (const { document } of documentsByDay(reading, isInvoice)) yield invoiceOf(document);
}

/** Which documents belong to which section, by what their types do. */
async function sectionsOf(
  { rows }: Pick<FiscalGround, 'rows'>,
  companyId: string,
): Promise<SectionOf> {
  const types = await rows.find(documentTypes, companyId, {});
  const moving = new Set(types.filter((one) => one.movesStock !== 'none').map(({ id }) => id));
  const isSale = ({ group, isTraining, typeId }: DocumentRow) =>
    group === 'sales' && isTraining !== true && typeId !== openingTypes.sales;
  // A file has no sign for what was cancelled of a supplier: it is not there any more.
  const isPurchase = ({ group, accountEffect, typeId, status }: DocumentRow) =>
    group === 'purchases' &&
    accountEffect !== 'none' &&
    typeId !== openingTypes.purchases &&
    status !== 'cancelled';
  return (row) => {
    if (isPurchase(row)) return 'purchases';
    if (!isSale(row)) return undefined;
    if (row.accountEffect !== 'none') return 'invoices';
    return moving.has(row.typeId) ? 'movements' : 'workingDocuments';
  };
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
      const taxId = row?.nuit ?? consumerTaxIdIn(region);
      yield { id, name, taxId, address, ...(row?.email1 !== undefined && { email: row.email1 }) };
    }
  }
}

/** The number that a country's files give to who has said none. */
const consumerTaxIds: Readonly<Record<string, string>> = { PT: '999999990', AO: '999999999' };
const consumerTaxIdIn = (country: string): string => consumerTaxIds[country] ?? '000000000';

/** Lines name articles by code; a code that no article has any more is its own description. */
async function* productsOf(
  { ground, companyId }: DocumentReading,
  codes: ReadonlySet<string>,
): AsyncGenerator<FiscalProduct> {
  for (const some of chunked([...codes])) {
    const rows = await ground.rows.find(articles, companyId, { where: { code: { $in: some } } });
    const found = new Map(rows.map((row) => [row.code, row]));
    for (const code of some) {
      const row = found.get(code);
      const charge = Object.values(chargeProducts).find((one) => one.code === code);
      if (row === undefined && charge !== undefined) {
        yield { ...charge, kind: 'O' };
        continue;
      }
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
