import type { Decimal } from '@balcao/pricing';

/** Where somebody lives or trades. */
export interface FiscalAddress {
  readonly building?: string;
  readonly street?: string;
  readonly detail: string;
  readonly city: string;
  readonly postalCode?: string;
  /** Province or region. */
  readonly region?: string;
  /** ISO 3166-1, two letters; `Desconhecido` where it is not known. */
  readonly country: string;
}

/** How somebody is reached. */
export interface FiscalContact {
  readonly telephone?: string;
  readonly fax?: string;
  readonly email?: string;
  readonly website?: string;
}

/** Whose file it is. */
export interface FiscalCompany extends FiscalContact {
  readonly taxId: string;
  /** Entry in the register of companies; the tax number where there is none. */
  readonly registration?: string;
  readonly name: string;
  readonly tradeName?: string;
  readonly address: FiscalAddress;
  /** ISO 4217. */
  readonly currency: string;
}

/** The program that made the file. */
export interface FiscalSoftware {
  readonly makerTaxId: string;
  /** As the tax authority gave it; `0` for a program that has none. */
  readonly certificate: string;
  readonly product: string;
  readonly maker: string;
  readonly version: string;
}

/** A client or a supplier. */
export interface FiscalParty extends FiscalContact {
  readonly id: string;
  /** Of the ledger, where the company has one. */
  readonly accountId?: string;
  readonly taxId: string;
  readonly name: string;
  readonly contact?: string;
  readonly address: FiscalAddress;
  readonly isSelfBilled?: boolean;
}

/** Goods, a service, or what else a line may charge. */
export interface FiscalProduct {
  readonly code: string;
  /** Goods, service, other, excise, tax or fee that is not VAT. */
  readonly kind: 'P' | 'S' | 'O' | 'E' | 'I';
  readonly group?: string;
  readonly description: string;
  /** Barcode; the code where there is none. */
  readonly numberCode?: string;
}

/** A tax at one rate, as the tables of all three countries name it. */
export interface FiscalTax {
  readonly type: 'IVA' | 'IS' | 'NS';
  readonly region: string;
  /** Normal, intermediate, reduced, exempt, other, not subject, not applicable. */
  readonly code: 'NOR' | 'INT' | 'RED' | 'ISE' | 'OUT' | 'NS' | 'NA';
  /** `16` for 16 %. */
  readonly percentage: Decimal;
}
