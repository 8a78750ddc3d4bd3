import type { ExportSource } from '../model/index.js';
import type { XmlWriter } from '../xml/xml-writer.js';
import { writeAddress, writeContact } from './masters.js';
import type { SaftProfile } from './profile.js';
import { optional, required, textMax } from './text-limits.js';

/** Who, what program, which days. */
export function writeHeader(xml: XmlWriter, source: ExportSource, profile: SaftProfile): void {
  const { company, software, period, madeOn } = source;
  const [contentsElement, contents] = profile.contents;
  xml.within('Header', () => {
    xml.leaf('AuditFileVersion', profile.version);
    xml.leaf('CompanyID', required(profile.companyId(company), textMax.contact));
    xml.leaf('TaxRegistrationNumber', company.taxId);
    xml.leaf(contentsElement, contents);
    xml.leaf('CompanyName', required(company.name, textMax.company));
    xml.leaf('BusinessName', optional(company.tradeName, textMax.tradeName));
    writeAddress(xml, 'CompanyAddress', company.address, profile);
    xml.leaf('FiscalYear', period.from.slice(0, 4));
    xml.leaf('StartDate', period.from);
    xml.leaf('EndDate', period.to);
    xml.leaf('CurrencyCode', company.currency);
    xml.leaf('DateCreated', madeOn);
    xml.leaf('TaxEntity', 'Global');
    xml.leaf('ProductCompanyTaxID', required(software.makerTaxId, textMax.taxId));
    xml.leaf(profile.certificateElement, profile.certificate(software));
    xml.leaf('ProductID', `${withoutSlash(software.product)}/${withoutSlash(software.maker)}`);
    xml.leaf('ProductVersion', required(software.version, textMax.id));
    writeContact(xml, company);
  });
}

const withoutSlash = (name: string) => required(name.replaceAll('/', ' '), textMax.contact);
