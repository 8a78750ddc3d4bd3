import {
  FiscalFileError,
  type ExportSource,
  type ExportSummary,
  type FiscalAddress,
  type FiscalContact,
  type FiscalParty,
  type FiscalProduct,
  type FiscalTax,
} from '../model/index.js';
import type { XmlWriter } from '../xml/xml-writer.js';
import type { SaftProfile } from './profile.js';
import { optional, required, textMax, unknown } from './text-limits.js';

/** The masters that documents name, and no other. Throws `fiscal.masterMissing`. */
export async function* writeMasters(
  xml: XmlWriter,
  source: ExportSource,
  summary: ExportSummary,
  profile: SaftProfile,
): AsyncGenerator<Uint8Array> {
  xml.open('MasterFiles');
  const customers = new Expected('customer', summary.customers);
  for await (const one of source.customers(summary.customers)) {
    if (!customers.take(one.id)) continue;
    writeParty(xml, 'Customer', one, profile);
    yield* xml.pieces();
  }
  customers.finish();
  const suppliers = new Expected('supplier', summary.suppliers);
  for await (const one of source.suppliers(summary.suppliers)) {
    if (!suppliers.take(one.id)) continue;
    writeParty(xml, 'Supplier', one, profile);
    yield* xml.pieces();
  }
  suppliers.finish();
  const products = new Expected('product', summary.products);
  for await (const one of source.products(summary.products)) {
    if (!products.take(one.code)) continue;
    writeProduct(xml, one);
    yield* xml.pieces();
  }
  products.finish();
  writeTaxes(xml, summary.taxes);
  xml.close();
}

/** What the documents name, ticked off: a master is written once, and none is missing. */
class Expected {
  private readonly missing: Set<string>;

  constructor(
    private readonly kind: string,
    ids: ReadonlySet<string>,
  ) {
    this.missing = new Set(ids);
  }

  take(id: string): boolean {
    return this.missing.delete(id);
  }

  finish(): void {
    const [id] = this.missing;
    if (id !== undefined)
      throw new FiscalFileError('fiscal.masterMissing', { kind: this.kind, id });
  }
}

function writeParty(
  xml: XmlWriter,
  element: 'Customer' | 'Supplier',
  party: FiscalParty,
  profile: SaftProfile,
): void {
  xml.within(element, () => {
    xml.leaf(`${element}ID`, required(party.id, textMax.id));
    xml.leaf('AccountID', required(party.accountId, textMax.account));
    xml.leaf(`${element}TaxID`, required(party.taxId, textMax.taxId));
    xml.leaf('CompanyName', required(party.name, textMax.company));
    xml.leaf('Contact', optional(party.contact, textMax.contact));
    writeAddress(xml, 'BillingAddress', party.address, profile);
    writeContact(xml, party);
    xml.leaf('SelfBillingIndicator', party.isSelfBilled === true ? 1 : 0);
  });
}

/** An address as element of this name. */
export function writeAddress(
  xml: XmlWriter,
  element: string,
  address: FiscalAddress,
  profile: SaftProfile,
): void {
  const { building, street, detail, city, postalCode, region, country } = address;
  xml.within(element, () => {
    xml.leaf('BuildingNumber', optional(building, textMax.building));
    xml.leaf('StreetName', optional(street, textMax.street));
    xml.leaf('AddressDetail', required(detail, textMax.addressDetail));
    xml.leaf('City', required(city, textMax.city));
    xml.leaf('PostalCode', optional(postalCode, textMax.postalCode) ?? profile.postalCodeUnknown);
    xml.leaf(profile.regionElement, optional(region, textMax.city));
    xml.leaf('Country', country === '' ? unknown : country);
  });
}

/** Telephone, fax, mail and site, those that are known. */
export function writeContact(xml: XmlWriter, contact: FiscalContact): void {
  xml.leaf('Telephone', optional(contact.telephone, textMax.telephone));
  xml.leaf('Fax', optional(contact.fax, textMax.telephone));
  xml.leaf('Email', optional(contact.email, textMax.email));
  xml.leaf('Website', optional(contact.website, textMax.website));
}

function writeProduct(xml: XmlWriter, product: FiscalProduct): void {
  xml.within('Product', () => {
    xml.leaf('ProductType', product.kind);
    xml.leaf('ProductCode', required(product.code, textMax.product));
    xml.leaf('ProductGroup', optional(product.group, textMax.group));
    xml.leaf('ProductDescription', productDescription(product.description));
    xml.leaf('ProductNumberCode', required(product.numberCode ?? product.code, textMax.product));
  });
}

/** Two characters at least, as Portugal asks. */
export function productDescription(text: string): string {
  const line = required(text, textMax.description);
  return line.length < 2 ? `${line}.` : line;
}

const taxNames: Readonly<Record<FiscalTax['code'], string>> = {
  NOR: 'Taxa normal',
  INT: 'Taxa intermédia',
  RED: 'Taxa reduzida',
  ISE: 'Isento',
  OUT: 'Outra taxa',
  NS: 'Não sujeito',
  NA: 'Não aplicável',
};

function writeTaxes(xml: XmlWriter, taxes: readonly FiscalTax[]): void {
  if (taxes.length === 0) return;
  xml.within('TaxTable', () => {
    for (const tax of taxes) {
      xml.within('TaxTableEntry', () => {
        xml.leaf('TaxType', tax.type);
        xml.leaf('TaxCountryRegion', tax.region);
        xml.leaf('TaxCode', tax.code);
        xml.leaf('Description', taxNames[tax.code]);
        xml.leaf('TaxPercentage', tax.percentage);
      });
    }
  });
}
