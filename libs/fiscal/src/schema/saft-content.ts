/** What of the contents differs from country to country. */
export interface ContentDialect {
  readonly contents: string;
  readonly certificate: string;
  readonly region: string;
  readonly postalCode: string;
  readonly atcud: string;
  readonly taxRegion: string;
  readonly ledgerAccounts: string;
  readonly taxonomy: string;
  readonly customs: string;
  readonly workLineEnd: string;
  readonly movementCode: string;
  readonly sections: string;
  readonly ledgerLines: string;
  readonly withholding: string;
}

const contact = 'Telephone? Fax? Email? Website?';
const itemStart =
  'LineNumber OrderReferences* ProductCode ProductDescription Quantity UnitOfMeasure UnitPrice';
const side = '(DebitAmount | CreditAmount)';
const exemption = '(TaxExemptionReason TaxExemptionCode)?';
const itemEnd = `${exemption} SettlementAmount? CustomsInformation?`;
const place = 'ShipTo? ShipFrom? MovementEndTime?';
const rate = '(TaxPercentage | TaxAmount)';
const totals = 'TaxPayable NetTotal GrossTotal';
const entries = 'NumberOfEntries TotalDebit TotalCredit';

/**
 * What each element holds. The three countries share the OECD's file of 2010 as Portugal shaped it;
 * the sources are Portaria 302/2016 (PT), Decreto Executivo 317/20 (AO) and the makers' draft (MZ).
 */
export const saftContent = (d: ContentDialect): Readonly<Record<string, string>> => ({
  ...header(d),
  ...masters(d),
  ...ledger(d),
  SourceDocuments: d.sections,
  ...invoices(d),
  ...movements(d),
  ...workingDocuments(d),
  ...payments(d),
  ...purchases,
  OrderReferences: 'OriginatingON? OrderDate?',
  References: 'Reference? Reason?',
  ProductSerialNumber: 'SerialNumber+',
  CustomsInformation: 'ARCNo* IECAmount?',
  Tax: `TaxType ${d.taxRegion} TaxCode ${rate}`,
  Currency: 'CurrencyCode:ForeignCurrency CurrencyAmount ExchangeRate',
  ShippingPoint: 'DeliveryID* DeliveryDate? (WarehouseID? LocationID?)* Address?',
  PaymentMethod: 'PaymentMechanism? PaymentAmount PaymentDate',
  WithholdingTax: `${d.withholding} WithholdingTaxDescription? WithholdingTaxAmount:Amount`,
});

const header = (d: ContentDialect) => ({
  AuditFile: 'Header MasterFiles GeneralLedgerEntries? SourceDocuments?',
  Header:
    `AuditFileVersion CompanyID TaxRegistrationNumber ${d.contents} CompanyName BusinessName? ` +
    'CompanyAddress FiscalYear StartDate EndDate CurrencyCode DateCreated TaxEntity ' +
    `ProductCompanyTaxID ${d.certificate} ProductID ProductVersion HeaderComment? ${contact}`,
  CompanyAddress: address(d, 'PostalCode:CompanyPostalCode', 'Country:CompanyCountry'),
});

const address = (d: ContentDialect, postalCode: string, country = 'Country') => {
  const optional = d.postalCode === 'PostalCode?' ? '?' : '';
  return (
    `BuildingNumber? StreetName? AddressDetail City ${postalCode}${optional} ` +
    `${d.region}? ${country}`
  );
};

const masters = (d: ContentDialect) => ({
  MasterFiles: `${d.ledgerAccounts} Customer* Supplier* Product* TaxTable?`,
  GeneralLedgerAccounts: `${d.taxonomy} Account+`,
  Account:
    'AccountID:LedgerAccountID AccountDescription OpeningDebitBalance:Amount ' +
    'OpeningCreditBalance:Amount ClosingDebitBalance:Amount ClosingCreditBalance:Amount ' +
    `GroupingCategory GroupingCode:LedgerAccountID? ${d.taxonomy === '' ? '' : 'TaxonomyCode?'}`,
  Customer:
    'CustomerID AccountID CustomerTaxID CompanyName Contact? BillingAddress:Address ' +
    `ShipToAddress:Address* ${contact} SelfBillingIndicator`,
  Supplier:
    'SupplierID AccountID SupplierTaxID CompanyName Contact? BillingAddress:SupplierAddress ' +
    `ShipFromAddress:SupplierAddress* ${contact} SelfBillingIndicator`,
  Address: address(d, 'PostalCode'),
  SupplierAddress: address(d, 'PostalCode', 'Country:SupplierCountry'),
  Product:
    'ProductType ProductCode ProductGroup? ProductDescription ProductNumberCode CustomsDetails?',
  CustomsDetails: d.customs,
  TaxTable: 'TaxTableEntry+',
  TaxTableEntry:
    `TaxType ${d.taxRegion} TaxCode:TableTaxCode Description:TaxDescription ` +
    `TaxExpirationDate? ${rate}`,
});

const ledger = (d: ContentDialect) => ({
  GeneralLedgerEntries: `${entries} Journal*`,
  Journal: 'JournalID Description Transaction*',
  Transaction:
    'TransactionID Period:LedgerPeriod TransactionDate SourceID Description DocArchivalNumber ' +
    'TransactionType GLPostingDate (CustomerID? | SupplierID?) Lines',
  Lines: d.ledgerLines,
  DebitLine:
    'RecordID AccountID:LedgerAccountID SourceDocumentID? SystemEntryDate Description ' +
    'DebitAmount',
  CreditLine:
    'RecordID AccountID:LedgerAccountID SourceDocumentID? SystemEntryDate Description ' +
    'CreditAmount',
});

const invoices = (d: ContentDialect) => ({
  SalesInvoices: `${entries} Invoice*`,
  Invoice:
    `InvoiceNo ${d.atcud} DocumentStatus:InvoiceDocumentStatus Hash HashControl Period? ` +
    'InvoiceDate InvoiceType SpecialRegimes SourceID EACCode? SystemEntryDate TransactionID? ' +
    `CustomerID ${place.replaceAll(/(Ship\w+)/g, '$1:ShippingPoint')} MovementStartTime? ` +
    'Line:InvoiceLine+ DocumentTotals:InvoiceTotals WithholdingTax*',
  InvoiceDocumentStatus: 'InvoiceStatus InvoiceStatusDate Reason? SourceID SourceBilling',
  SpecialRegimes: 'SelfBillingIndicator CashVATSchemeIndicator ThirdPartiesBillingIndicator',
  InvoiceLine:
    `${itemStart} TaxBase? TaxPointDate References* Description ProductSerialNumber? ${side} ` +
    `Tax ${itemEnd}`,
  InvoiceTotals: `${totals} Currency? Settlement* Payment:PaymentMethod*`,
  Settlement: 'SettlementDiscount? SettlementAmount? SettlementDate? PaymentTerms?',
});

const movements = (d: ContentDialect) => ({
  MovementOfGoods: 'NumberOfMovementLines TotalQuantityIssued StockMovement*',
  StockMovement:
    `DocumentNumber ${d.atcud} DocumentStatus:MovementDocumentStatus Hash HashControl Period? ` +
    'MovementDate MovementType SystemEntryDate TransactionID? (CustomerID | SupplierID) ' +
    `SourceID EACCode? MovementComments? ${place.replaceAll(/(Ship\w+)/g, '$1:ShippingPoint')} ` +
    `MovementStartTime ${d.movementCode} Line:MovementLine+ DocumentTotals:PlainTotals`,
  MovementDocumentStatus: 'MovementStatus MovementStatusDate Reason? SourceID SourceBilling',
  MovementLine: `${itemStart} Description ProductSerialNumber? ${side} Tax:MovementTax? ${itemEnd}`,
  MovementTax: `TaxType:MovementTaxType ${d.taxRegion} TaxCode:MovementTaxCode TaxPercentage`,
  PlainTotals: `${totals} Currency?`,
});

const workingDocuments = (d: ContentDialect) => ({
  WorkingDocuments: `${entries} WorkDocument*`,
  WorkDocument:
    `DocumentNumber ${d.atcud} DocumentStatus:WorkDocumentStatus Hash HashControl Period? ` +
    'WorkDate WorkType SourceID EACCode? SystemEntryDate TransactionID? CustomerID ' +
    'Line:WorkLine+ DocumentTotals:PlainTotals',
  WorkDocumentStatus: 'WorkStatus WorkStatusDate Reason? SourceID SourceBilling',
  WorkLine:
    `${itemStart} TaxBase? TaxPointDate ${d.workLineEnd} ProductSerialNumber? ${side} ` +
    `Tax? ${itemEnd}`,
});

const payments = (d: ContentDialect) => ({
  Payments: `${entries} Payment*`,
  Payment:
    `PaymentRefNo ${d.atcud} Period? TransactionID? TransactionDate PaymentType Description? ` +
    'SystemID? DocumentStatus:PaymentDocumentStatus PaymentMethod* SourceID SystemEntryDate ' +
    'CustomerID Line:PaymentLine+ DocumentTotals:PaymentTotals WithholdingTax*',
  PaymentDocumentStatus: 'PaymentStatus PaymentStatusDate Reason? SourceID SourcePayment',
  PaymentLine:
    `LineNumber SourceDocumentID:PaymentSource+ SettlementAmount? ${side} ` +
    `Tax:PaymentTax? ${exemption}`,
  PaymentSource: 'OriginatingON InvoiceDate Description?',
  PaymentTax: `TaxType ${d.taxRegion} TaxCode:PaymentTaxCode ${rate}`,
  PaymentTotals: `${totals} Settlement:PaymentSettlement? Currency?`,
  PaymentSettlement: 'SettlementAmount',
});

const purchases = {
  PurchaseInvoices: 'NumberOfEntries Invoice:PurchaseInvoice*',
  PurchaseInvoice:
    'InvoiceNo:SupplierInvoiceNo References:PurchaseReferences* Hash SourceID Period? ' +
    'InvoiceDate PurchaseType SupplierID DocumentTotals:PurchaseTotals WithholdingTax*',
  PurchaseReferences: 'Reference? InvoiceDate?',
  PurchaseTotals: `${totals} Deductible* Currency?`,
  Deductible: 'TaxBase:Cents DeductibleAmount:Cents DeductiblePercentage:Amount DeductibleTaxType',
};
