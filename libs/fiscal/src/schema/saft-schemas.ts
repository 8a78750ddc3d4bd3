import { readNotation } from './notation.js';
import { saftContent, type ContentDialect } from './saft-content.js';
import { saftValues, taxCode } from './saft-values.js';
import type { Schema, TypeRule, ValueRule } from './schema.js';
import { amount, cents, currency, matching, oneOf, text, wholeNumber } from './values.js';

const sections = 'SalesInvoices? MovementOfGoods? WorkingDocuments? Payments?';
const taxWords = 'RED INT NOR ISE OUT';
const letters = '[a-zA-Z0-9.]*';
const figures = '[0-9.]*';
const means = 'CC CD CH CI CO CS DE MB NU OU PR TB';

interface Dialect extends ContentDialect {
  readonly namespace: string;
  readonly values: Readonly<Record<string, ValueRule>>;
}

function schemaOf(dialect: Dialect): Schema {
  const types = new Map<string, TypeRule>();
  for (const [name, value] of Object.entries({ ...saftValues, ...dialect.values })) {
    types.set(name, { value });
  }
  for (const [name, content] of Object.entries(saftContent(dialect))) {
    types.set(name, { content: readNotation(content) });
  }
  return { namespace: dialect.namespace, root: 'AuditFile', types };
}

/** SAF-T (PT) 1.04_01. */
export const portugueseSchema = schemaOf({
  namespace: 'urn:OECD:StandardAuditFile-Tax:PT_1.04_01',
  contents: 'TaxAccountingBasis',
  certificate: 'SoftwareCertificateNumber',
  region: 'Region',
  postalCode: 'PostalCode',
  atcud: 'ATCUD',
  taxRegion: 'TaxCountryRegion',
  ledgerAccounts: 'GeneralLedgerAccounts?',
  taxonomy: 'TaxonomyReference',
  customs: 'CNCode* UNNumber*',
  workLineEnd: 'References* Description',
  movementCode: 'ATDocCodeID?',
  sections,
  ledgerLines: '(DebitLine | CreditLine)+',
  withholding: 'WithholdingTaxType?',
  values: {
    ATCUD: text(100),
    ATDocCodeID: text(200),
    AccountID: text(30),
    AuditFileVersion: matching('1\\.04_01'),
    CNCode: matching('[0-9]{8}'),
    CompanyCountry: oneOf('PT'),
    CompanyID: matching('([0-9]{9})+|[^^]+ [0-9/]+', { lengthMin: 1, lengthMax: 50 }),
    CompanyPostalCode: matching('[0-9]{4}-[0-9]{3}'),
    CurrencyCode: oneOf('EUR'),
    Email: text(254),
    GrossTotal: amount,
    HashControl: matching(
      '[0-9]+|[0-9]+[.][0-9]+|[0-9]+-[A-Z]{2}(M )([^ ]+[/][0-9]+)|' +
        '[0-9]+-[A-Z]{2}(D )([^ ]+ [^/^ ]+[/][0-9]+)',
      { lengthMin: 1, lengthMax: 70 },
    ),
    InvoiceStatus: oneOf('N S A R F'),
    InvoiceType: oneOf('FT FS FR ND NC VD TV TD AA DA RP RE CS LD RA'),
    LedgerAccountID: text(30, 2),
    MovementTaxCode: oneOf(`${taxWords} NS`),
    MovementType: oneOf('GR GT GA GC GD'),
    NetTotal: amount,
    PaymentMechanism: oneOf(`${means} LC TR`),
    PaymentTaxCode: taxCode(`${taxWords} NA`, letters),
    PaymentType: oneOf('RC RG'),
    ProductDescription: text(200, 2),
    Region: text(50),
    SoftwareCertificateNumber: { base: 'nonNegativeInteger' },
    TableTaxCode: taxCode(`${taxWords} NS NA`, letters),
    TaxAccountingBasis: oneOf('C E F I P R S T'),
    TaxCode: taxCode(`${taxWords} NS`, letters),
    TaxPayable: amount,
    TaxRegistrationNumber: wholeNumber(100_000_000, 999_999_999),
    TaxonomyCode: wholeNumber(1, 999),
    TaxonomyReference: oneOf('S M N O'),
    WithholdingTaxType: oneOf('IRS IRC IS'),
    WorkType: oneOf('CM CC FC FO NE OU OR PF DC RP RE CS LD RA'),
  },
});

/** What Angola's file and the Mozambican draft, which follows it, have in common. */
const southern = {
  region: 'Province',
  postalCode: 'PostalCode?',
  atcud: '',
  taxRegion: 'TaxCountryRegion?',
  ledgerAccounts: 'GeneralLedgerAccounts*',
  taxonomy: '',
  customs: 'UNNumber*',
  sections: `${sections} PurchaseInvoices?`,
  ledgerLines: 'DebitLine+ CreditLine+',
  withholding: 'WithholdingTaxType',
};

const southernValues: Readonly<Record<string, ValueRule>> = {
  AccountID: matching('[0-9a-zA-Z\\-/._+*]*|Desconhecido', { lengthMin: 1, lengthMax: 30 }),
  AddressDetail: text(250),
  BuildingNumber: text(15),
  Cents: cents,
  CompanyName: text(200),
  CompanyPostalCode: text(10, 0),
  DeductibleTaxType: oneOf('MFI INV OBC SERV IMPT SCE'),
  GrossTotal: cents,
  MovementTaxCode: oneOf(`${taxWords} NS NA`),
  MovementType: oneOf('GR GT GA GD'),
  NetTotal: cents,
  PaymentTaxCode: taxCode(`${taxWords} NA NS`, figures),
  PaymentType: oneOf('RC RG AR'),
  Province: text(50),
  PurchaseType: oneOf('FT FR GF FG AC AR AF TV NL NC RC'),
  TableTaxCode: taxCode(`${taxWords} NS NA`, figures),
  TaxCode: taxCode(`${taxWords} NS NA`, figures),
  TaxPayable: cents,
  ThirdPartiesBillingIndicator: wholeNumber(0, 3),
  WorkType: oneOf('CM CC GR NR FO NE OU OR PF DC RP RE CS LD RA PP GC'),
};

/** SAF-T (AO) 1.01_01. */
export const angolanSchema = schemaOf({
  ...southern,
  namespace: 'urn:OECD:StandardAuditFile-Tax:AO_1.01_01',
  contents: 'TaxAccountingBasis',
  certificate: 'SoftwareValidationNumber',
  workLineEnd: 'Description References*',
  movementCode: 'AGTDocCodeID?',
  values: {
    ...southernValues,
    AGTDocCodeID: text(200),
    ARCNo: text(20),
    AuditFileVersion: matching('1\\.01_01'),
    CompanyCountry: oneOf('AO'),
    CurrencyCode: oneOf('AOA USD'),
    InvoiceStatus: oneOf('N S A R'),
    InvoiceType: oneOf('FT FR GF FG AC AR ND NC AF TV RP RE CS LD RA'),
    PaymentMechanism: oneOf(means),
    ProductCompanyTaxID: text(20),
    SoftwareValidationNumber: matching('\\d+/AGT/\\d{4}|0', { lengthMin: 1, lengthMax: 70 }),
    SourceDocumentID: text(30),
    SupplierTaxID: text(20),
    SystemID: text(35),
    TaxAccountingBasis: oneOf('A C F I P Q R S E'),
    TaxRegistrationNumber: text(15, 10),
    WithholdingTaxType: oneOf('IRT II IS IVA IPU IAC OU'),
  },
});

/**
 * SAF-T (MZ): ours, after the makers' draft, until Mozambique publishes one. Angola's file, with
 * the header of the draft, a NUIT of nine digits, any currency and exemption codes of one's own.
 */
export const mozambicanSchema = schemaOf({
  ...southern,
  namespace: 'SAF-T_MZ',
  contents: 'FileContentType',
  certificate: 'SoftwareCertificateNumber',
  workLineEnd: 'References* Description',
  movementCode: '',
  values: {
    ...southernValues,
    AuditFileVersion: text(20),
    CompanyCountry: oneOf('MZ'),
    CurrencyCode: currency,
    FileContentType: oneOf('F A C I S T'),
    InvoiceStatus: oneOf('N S A R F'),
    InvoiceType: oneOf('FT FR FS NC ND'),
    PaymentMechanism: oneOf('NU CH TB CC CD OU'),
    SoftwareCertificateNumber: text(70),
    TaxExemptionCode: text(20),
    TaxRegistrationNumber: matching('[0-9]{9}'),
    TaxType: oneOf('IVA IS NS'),
    WithholdingTaxType: text(10),
    WorkType: oneOf('CT OR PF NE FO CC CM OU DC'),
  },
});

/** Of all three countries, by the namespace of their files. */
export const saftSchemas: readonly Schema[] = [portugueseSchema, angolanSchema, mozambicanSchema];
