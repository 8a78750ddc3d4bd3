import {
  eventsName,
  keysName,
  sealsName,
  type FindingCode,
  type Manifest,
  type PackFiles,
} from '@balcao/verifier';
import {
  alter,
  eventsIn,
  fileNamed,
  inDocument,
  inManifest,
  put,
  putEvents,
  sealAgain,
  textOf,
  type Altered,
  type Files,
} from './forging.js';
import { hotel } from './goods.js';

const paper = (number: number): string => `papers/FT-2026-${number}.pdf`;
const saft = (files: PackFiles): string => fileNamed(files, '.xml');
const csv = (files: PackFiles): string => fileNamed(files, '.csv');

/** Changes a byte of a file. */
const damaging =
  (name: string) =>
  (files: Files): void => {
    const bytes = Uint8Array.from(files.get(name) ?? []);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    files.set(name, bytes);
  };

/** Lets the events end at the first seal, and the list say so. */
function cutAtFirstSeal(files: Files): void {
  const last = eventsIn(files).find(({ type }) => type === 'JournalSealed')?.revision ?? 0;
  const events = eventsIn(files).filter(({ revision }) => revision <= last);
  putEvents(files, events);
  const seals = JSON.parse(textOf(files, sealsName)) as readonly { readonly revision: number }[];
  put(files, sealsName, JSON.stringify(seals.filter(({ revision }) => revision <= last)));
  inManifest(files, (manifest) => ({
    ...manifest,
    documentsUntil: last,
    events: { ...manifest.events, count: events.length, last: events.at(-1)?.metadata['hash'] },
  }));
}

/** Leaves documents out of every file that is made from the events, but not of those. */
const hiding =
  (...numbers: readonly number[]) =>
  (files: Files): void => {
    for (const number of numbers) {
      files.delete(paper(number));
      const invoice = `<Invoice>(?:(?!</Invoice>).)*?<InvoiceNo>FT 2026/${number}</InvoiceNo>`;
      alter(files, saft(files), new RegExp(`${invoice}.*?</Invoice>`, 's'), '');
      alter(files, csv(files), new RegExp(`[^\\r\\n]*;FT 2026/${number};[^\\r\\n]*\\r\\n`), '');
    }
  };

const isIssue = ({ type, data }: Altered, reference: string): boolean =>
  type === 'DocumentIssued' && data['reference'] === reference;

/** Takes the event of a document out. */
const leavingOut =
  (reference: string) =>
  (files: Files): void => {
    const left = eventsIn(files).filter((event) => !isIssue(event, reference));
    putEvents(files, left);
  };

/** Lets the files of a pack end before an event, by the name of its type or of a document. */
const endBefore =
  (what: string) =>
  (files: Files): void => {
    const at = eventsIn(files).findIndex((one) => one.type === what || isIssue(one, what));
    inManifest(files, (manifest) => ({ ...manifest, documentsUntil: at - 1 }));
  };

/** Lowers an invoice by 100.00 and its VAT, wherever it stands. */
function lower(files: Files): void {
  const figures = Object.entries({ 290000: '280000', 46400: '44800', 336400: '324800' });
  inDocument('FT 2026/4', (data) => {
    const text = figures.reduce(
      (all, [from, to]) => all.replaceAll(new RegExp(`(Minor":)${from}\\b`, 'g'), `$1${to}`),
      JSON.stringify(data),
    );
    return JSON.parse(text) as Altered['data'];
  })(files);
  for (const name of [saft(files), csv(files)]) {
    const all = textOf(files, name);
    const at = all.lastIndexOf('FT 2026/4');
    const own = figures.reduce(
      (rest, [from, to]) => rest.replaceAll(decimal(from), decimal(to)),
      all.slice(at),
    );
    put(files, name, all.slice(0, at) + own);
  }
}

const decimal = (minor: string): string => `${minor.slice(0, -2)}.${minor.slice(-2)}`;

/** Takes the last invoice out of the journal and of every file. */
function removeLast(files: Files): void {
  hiding(4)(files);
  alter(files, saft(files), '<NumberOfEntries>4<', '<NumberOfEntries>3<');
  alter(files, saft(files), '<TotalCredit>8700.00<', '<TotalCredit>5800.00<');
  const isIt = (value: unknown): boolean => JSON.stringify(value).includes('FT_2026.4');
  const left = eventsIn(files).flatMap((event) => {
    if (event.type !== 'PapersSealed') return isIt(event.data) ? [] : [event];
    const papers = event.data['papers'] as readonly object[];
    return [{ ...event, data: { ...event.data, papers: papers.filter((one) => !isIt(one)) } }];
  });
  putEvents(files, left);
}

/** What a forger does, and the code and item of what is found; the list is made again each time. */
type Forgeries = Readonly<
  Record<string, readonly [forge: (files: Files) => void, code: FindingCode, item: RegExp]>
>;

const altered =
  (name: (files: PackFiles) => string, from: RegExp | string, to: string) =>
  (files: Files): void => {
    alter(files, name(files), from, to);
  };
const inEvents = (from: RegExp | string, to: string) => altered(() => eventsName, from, to);
const inSeals = (from: RegExp, to: string) => altered(() => sealsName, from, to);
const inSaft = (from: RegExp | string, to: string) => altered(saft, from, to);
const inRows = (from: RegExp | string, to: string) => altered(csv, from, to);
const without =
  (...endings: readonly string[]) =>
  (files: Files): void => {
    for (const name of files.keys()) {
      if (endings.some((ending) => name.endsWith(ending))) files.delete(name);
    }
  };
const saying =
  (facts: (manifest: Manifest) => object) =>
  (files: Files): void => {
    inManifest(files, (manifest) => ({ ...manifest, ...facts(manifest) }));
  };
/** One after the other. */
const both =
  (...steps: readonly ((files: Files) => void)[]) =>
  (files: Files): void => {
    for (const step of steps) step(files);
  };

const fiscalFiles: Forgeries = {
  'GrossTotal of an invoice': [
    inSaft(/<GrossTotal>[^<]*/, '<GrossTotal>1.00'),
    'saftDiffers',
    /FT 2026\/1 .*GrossTotal/,
  ],
  'TaxPayable of an invoice': [
    inSaft(/<TaxPayable>[^<]*/, '<TaxPayable>0.00'),
    'saftDiffers',
    /FT 2026\/1 .*TaxPayable/,
  ],
  'an invoice that is annulled': [
    inSaft('<InvoiceStatus>N<', '<InvoiceStatus>A<'),
    'saftDiffers',
    /FT 2026\/1 .*InvoiceStatus$/,
  ],
  'TotalCredit of the invoices': [
    inSaft(/<TotalCredit>[^<]*/, '<TotalCredit>1.00'),
    'saftDiffers',
    /SalesInvoices TotalCredit/,
  ],
  'the NUIT of a client': [
    inSaft(hotel.nuit, '400000008'),
    'saftDiffers',
    /Customer HOTEL CustomerTaxID/,
  ],
  'no payments': [inSaft(/<Payments>.*<\/Payments>/s, ''), 'saftMissing', /^RC 2026\/1$/],
  'an invoice twice': [inSaft(/<Invoice>.*?<\/Invoice>/s, '$&$&'), 'saftTwice', /^FT 2026\/1$/],
  'the type of an invoice': [
    inRows(';Factura;', ';Nota de crédito;'),
    'rowDiffers',
    /FT 2026\/1 Tipo/,
  ],
  'the currency of every row': [inRows(/;MZN;/g, ';USD;'), 'rowDiffers', /FT 2026\/1 Moeda/],
  'no SAF-T file': [without('.xml'), 'fileMissing', /xml$/],
  'no declaration': [without('.csv'), 'fileMissing', /csv$/],
};

const papers: Forgeries = {
  'the paper of another document': [
    (files) => files.set(paper(2), files.get(paper(1)) ?? new Uint8Array()),
    'paperOfAnother',
    /FT-2026-2/,
  ],
  'no papers': [without('.pdf'), 'paperMissing', /^FT 2026\/1$/],
  'another verify.html': [
    altered(() => 'verify.html', '</body>', '<p></p></body>'),
    'fileUnsealed',
    /verify/,
  ],
  'no keys': [without(keysName), 'signatureUnproved', /FT 2026\/1/],
};

const journal: Forgeries = {
  'another VAT rate': [inEvents(/("rate":)"16"/, '$1"15"'), 'eventChanged', /^\d+ \w+/],
  'another author': [inEvents(/("actorId":)"[^"]*"/, '$1"rui"'), 'eventChanged', /^0 /],
  'another time': [
    inEvents(/("recordedAt":)"[^"]*"/, '$1"2026-01-01T08:00:00.000Z"'),
    'eventChanged',
    /^0 /,
  ],
  'an id of an event': [
    inEvents('{"revision":0,', '{"revision":0,"id":"1",'),
    'lineUnreadable',
    /1$/,
  ],
  'an invoice less': [leavingOut('FT 2026/2'), 'numberGap', /FT_2026 3/],
  'no seals': [inSeals(/.*/s, '[]'), 'sealMissing', /^1$/],
  'other digests of seals': [inSeals(/("digest": ")./, '$1x'), 'sealChanged', /^1$/],
};

const list: Forgeries = {
  'another company': [
    saying(({ company }) => ({ company: { ...company, name: 'Outra, Lda' } })),
    'packDiffers',
    /^company\.name$/,
  ],
  'another time of making': [
    saying(() => ({ madeAt: '2026-11-01T08:00:00.000Z' })),
    'packDiffers',
    /^madeAt$/,
  ],
  'a shorter period': [
    saying(({ period }) => ({ period: { ...period, to: '2026-06-30' } })),
    'packDiffers',
    /^period\.to$/,
  ],
  'an end before the last invoice, which is hidden': [
    both(endBefore('FT 2026/4'), hiding(4)),
    'documentLater',
    /^FT 2026\/4$/,
  ],
  'an end before a cancellation': [
    both(endBefore('DocumentCancelled'), hiding(4)),
    'rowDiffers',
    /FT 2026\/3 Estado/,
  ],
  'an end before a cancellation, and states as they were': [
    both(endBefore('DocumentCancelled'), hiding(4), inRows('Anulado', 'Normal')),
    'packDiffers',
    /^documentsUntil$/,
  ],
  'an end at an earlier seal': [both(cutAtFirstSeal, hiding(3, 4)), 'packUnsealed', /^pack_/],
  'a damaged paper, and an end at an earlier seal': [
    both(cutAtFirstSeal, hiding(3, 4), damaging(paper(2))),
    'paperUnproved',
    /FT-2026-2/,
  ],
};

/** Everything is made again but what takes the private key. */
const signatures: Forgeries = {
  'a lower invoice': [both(lower, sealAgain), 'signatureWrong', /^FT 2026\/4$/],
  'another signature': [
    both(inEvents(/("signature":\{"mode":"[^"]*","hash":")...../, '$1AAAAA'), sealAgain),
    'signatureWrong',
    /^FT 2026\/1$/,
  ],
  'no signature': [
    both(
      inDocument('FT 2026/3', ({ signature: _signature, ...data }) => data),
      sealAgain,
    ),
    'signatureMissing',
    /^FT 2026\/3$/,
  ],
  'an invoice less, and numbers that follow': [
    both(leavingOut('FT 2026/2'), sealAgain),
    'signatureOrder',
    /^FT 2026\/3$/,
  ],
};

/** Every forgery that shows in the pack itself. */
export const forgeries: Forgeries = {
  ...fiscalFiles,
  ...papers,
  ...journal,
  ...list,
  ...signatures,
};

/** What only a seal from outside shows. */
export const rewritten: Readonly<Record<string, (files: Files) => void>> = {
  'the last invoice of a series less': both(removeLast, sealAgain),
  'another VAT rate': both(inEvents(/("rate":)"16"/, '$1"15"'), sealAgain),
};
