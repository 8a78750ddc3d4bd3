import { differ } from './differ.js';
import type { FiscalRecord } from './fiscal-records.js';
import type { Manifest } from './pack.js';
import type { Findings } from './report.js';
import { named, taxNames } from './saft-words.js';
import { fields, text } from './values.js';
import { all, anyText, first, leaf, within, type Element } from './xml-tree.js';

/**
 * Fields that the events of a period need not have: what was entered before it, and what the
 * program says of itself. The digest of the whole file proves them.
 */
export const sealedOnly = {
  Header: new RegExp(
    '^(?:CompanyAddress/.*|BusinessName|DateCreated|ProductCompanyTaxID|ProductVersion|' +
      'SoftwareCertificateNumber|Telephone|Fax|Email|Website)$',
  ),
  Customer: /^(?:CompanyName|Contact|BillingAddress\/.*|Telephone|Fax|Email|Website)$/,
  Supplier: /^(?:CompanyName|Contact|BillingAddress\/.*|Telephone|Fax|Email|Website)$/,
  Product: /^(?:ProductType|ProductGroup|ProductDescription|ProductNumberCode)$/,
} as const;

/** A document of the file, and the element that its event makes. */
interface Written {
  readonly record: FiscalRecord;
  readonly element: Element;
}

/** Whether the header is of the pack, and the masters are those that the documents name. */
export function checkMasters(
  findings: Findings,
  file: Element,
  written: readonly Written[],
  manifest: Manifest,
): void {
  differ(findings, 'Header', headerOf(manifest), first(file, 'Header'), sealedOnly.Header);
  const masters = first(file, 'MasterFiles');
  for (const kind of ['Customer', 'Supplier'] as const) {
    const taxIds = taxIdsOf(written, `${kind}ID`);
    fitAll(findings, kind, all(masters, kind), [...taxIds.keys()], (id, found) => {
      const sentence = first(found, `${kind}TaxID`).text;
      const known = [...(taxIds.get(id) ?? [])];
      return within(
        kind,
        leaf(`${kind}ID`, id),
        leaf('AccountID', 'Desconhecido'),
        leaf(
          `${kind}TaxID`,
          known.length === 0 || known.includes(sentence) ? anyText : known.at(-1),
        ),
        leaf('SelfBillingIndicator', 0),
      );
    });
  }
  const lines = written.flatMap(({ element }) => all(element, 'Line'));
  const codes = lines.flatMap((line) => all(line, 'ProductCode').map((one) => one.text));
  fitAll(findings, 'Product', all(masters, 'Product'), codes, (id) => {
    return within('Product', leaf('ProductCode', id));
  });
  fitTaxes(findings, first(masters, 'TaxTable'), lines);
}

function headerOf({ company, period }: Manifest): Element {
  return within(
    'Header',
    leaf('AuditFileVersion', '0.5'),
    leaf('CompanyID', named(company.nuit, 50)),
    leaf('TaxRegistrationNumber', company.nuit),
    leaf('FileContentType', 'F'),
    leaf('CompanyName', named(company.name, 100)),
    leaf('FiscalYear', period.from.slice(0, 4)),
    leaf('StartDate', period.from),
    leaf('EndDate', period.to),
    leaf('CurrencyCode', company.currency),
    leaf('TaxEntity', 'Global'),
    leaf('ProductID', 'Balcão/Balcão'),
  );
}

/** The tax numbers that documents have of whom they name, by ids. */
function taxIdsOf(written: readonly Written[], name: string): ReadonlyMap<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  for (const { record, element } of written) {
    const id = first(element, name).text;
    if (id === '') continue;
    const of = known.get(id) ?? new Set();
    known.set(id, of);
    const nuit = text(fields(record.data['party'])['nuit']);
    if (nuit !== '') of.add(named(nuit, 20));
  }
  return known;
}

type Kind = 'Customer' | 'Supplier' | 'Product';
const idOf: Readonly<Record<Kind, string>> = {
  Customer: 'CustomerID',
  Supplier: 'SupplierID',
  Product: 'ProductCode',
};

/** Each that is named, once. */
function fitAll(
  findings: Findings,
  kind: Kind,
  found: readonly Element[],
  ids: readonly string[],
  expected: (id: string, found: Element) => Element,
): void {
  const left = new Set(ids);
  for (const one of found) {
    const id = first(one, idOf[kind]).text;
    const item = `${kind} ${id}`;
    if (left.delete(id)) differ(findings, item, expected(id, one), one, sealedOnly[kind]);
    else findings.add(ids.includes(id) ? 'saftTwice' : 'saftUnknown', item);
  }
  for (const id of left) findings.add('saftMissing', `${kind} ${id}`);
}

function fitTaxes(findings: Findings, table: Element, lines: readonly Element[]): void {
  const expected = new Map(
    lines.flatMap((line) => all(line, 'Tax')).map((tax) => [wordsOf(tax.children), tax]),
  );
  for (const entry of all(table, 'TaxTableEntry')) {
    const words = wordsOf(entry.children.filter(({ name }) => name !== 'Description'));
    const tax = expected.get(words);
    if (tax === undefined || !expected.delete(words)) {
      findings.add('saftUnknown', `TaxTableEntry ${words}`);
      continue;
    }
    const description = leaf('Description', taxNames[first(tax, 'TaxCode').text]);
    const wanted = within('TaxTableEntry', tax.children, description);
    differ(findings, `TaxTableEntry ${words}`, wanted, entry);
  }
  for (const words of expected.keys()) findings.add('saftMissing', `TaxTableEntry ${words}`);
}

const wordsOf = (leaves: readonly Element[]): string => leaves.map((one) => one.text).join(' ');
