import type { FiscalCompany, FiscalSoftware } from '../model/index.js';
import type { XmlEncoding } from '../xml/encodings.js';

/** The countries whose files we write. */
export type SaftCountry = 'PT' | 'AO' | 'MZ';

/** How one country's file differs from the others: everything else is the same code. */
export interface SaftProfile {
  readonly country: SaftCountry;
  readonly namespace: string;
  /** `AuditFileVersion`. */
  readonly version: string;
  readonly encoding: XmlEncoding;
  /** The element that says what the file holds, and what it says of a file of invoices. */
  readonly contents: readonly [element: string, value: string];
  readonly certificateElement: string;
  /** Part of an address: `Region` or `Province`. */
  readonly regionElement: string;
  /** An address must have a postal code; this one where there is none. */
  readonly postalCodeUnknown?: string;
  /** Documents carry the code of their series and number, `0` where there is none. */
  readonly hasAtcud: boolean;
  readonly hasPurchases: boolean;
  /** A working document's line says what it is before what it refers to. */
  readonly describesBeforeReferring: boolean;
  /** What the country calls our types of documents, where it differs. */
  readonly invoiceTypes: ReadonlyMap<string, string>;
  readonly mechanisms: ReadonlySet<string>;
  /** `CompanyID`. */
  readonly companyId: (company: FiscalCompany) => string;
  /** As the file wants the number of the certificate. */
  readonly certificate: (software: FiscalSoftware) => string;
}

const means = ['CC', 'CD', 'CH', 'CI', 'CO', 'CS', 'DE', 'MB', 'NU', 'OU', 'PR', 'TB'];
const registered = ({ registration, taxId }: FiscalCompany) => registration ?? taxId;

/** SAF-T (PT) 1.04_01, Portaria 302/2016: Windows-1252 without a mark. */
export const portugal: SaftProfile = {
  country: 'PT',
  namespace: 'urn:OECD:StandardAuditFile-Tax:PT_1.04_01',
  version: '1.04_01',
  encoding: 'Windows-1252',
  contents: ['TaxAccountingBasis', 'F'],
  certificateElement: 'SoftwareCertificateNumber',
  regionElement: 'Region',
  postalCodeUnknown: '0000-000',
  hasAtcud: true,
  hasPurchases: false,
  describesBeforeReferring: false,
  // A cash sale has been an invoice-receipt since 2013.
  invoiceTypes: new Map([['VD', 'FR']]),
  mechanisms: new Set([...means, 'LC', 'TR']),
  companyId: registered,
  certificate: ({ certificate }) => /\d+/.exec(certificate)?.[0] ?? '0',
};

/** SAF-T (AO) 1.01_01, Decreto Executivo 317/20. */
export const angola: SaftProfile = {
  country: 'AO',
  namespace: 'urn:OECD:StandardAuditFile-Tax:AO_1.01_01',
  version: '1.01_01',
  encoding: 'UTF-8',
  contents: ['TaxAccountingBasis', 'F'],
  certificateElement: 'SoftwareValidationNumber',
  regionElement: 'Province',
  hasAtcud: false,
  hasPurchases: true,
  describesBeforeReferring: true,
  invoiceTypes: new Map([
    ['VD', 'FR'],
    ['FS', 'FT'],
  ]),
  mechanisms: new Set(means),
  companyId: registered,
  certificate: ({ certificate }) => (/^\d+\/AGT\/\d{4}$/.test(certificate) ? certificate : '0'),
};

/** What Mozambique has not settled: no schema has been published, so these are settings. */
export interface MozambiqueSettings {
  readonly namespace?: string;
  readonly version?: string;
}

/**
 * SAF-T (MZ), after the draft that Mozambican makers of programs work from: AO's documents with a
 * header of its own.
 */
export const mozambique = (settings: MozambiqueSettings = {}): SaftProfile => ({
  country: 'MZ',
  namespace: settings.namespace ?? 'SAF-T_MZ',
  version: settings.version ?? '0.5',
  encoding: 'UTF-8',
  contents: ['FileContentType', 'F'],
  certificateElement: 'SoftwareCertificateNumber',
  regionElement: 'Province',
  hasAtcud: false,
  hasPurchases: true,
  describesBeforeReferring: false,
  invoiceTypes: new Map([['VD', 'FR']]),
  mechanisms: new Set(['NU', 'CH', 'TB', 'CC', 'CD', 'OU']),
  companyId: registered,
  certificate: ({ certificate }) => certificate,
});
