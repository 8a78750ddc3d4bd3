import type { DocumentTypeRow } from '@balcao/contracts';
import type { CompanyDetails, DocumentIssuedData, SupplierSnapshot } from '@balcao/domain';
import {
  paperOf,
  receiptPaperOf,
  renderHtml,
  sampleDocument,
  samplePayment,
  type Paper,
  type PaperSize,
  type Picture,
  type PrintedBank,
  type PrintedModel,
} from '@balcao/printing';

/** The values of the form in any state. */
export type ModelValues = Readonly<Record<string, unknown>>;

/** What a preview says besides what is being typed. */
export interface PreviewFacts {
  readonly company: Omit<CompanyDetails, 'logoId'> & {
    readonly currency: string;
    readonly certificate?: string;
  };
  readonly type: DocumentTypeRow;
  readonly banks: readonly PrintedBank[];
  readonly methodNames: ReadonlyMap<string, string>;
  readonly logo?: Picture;
  /** The issuer: the user who views the preview. */
  readonly seller?: string;
  /** A document of the company's; a sample without it. */
  readonly issued?: DocumentIssuedData;
  /** A calendar day. */
  readonly today: string;
}

/** The model as far as it is filled in; a paper without texts until then. */
export function modelOf(values: ModelValues, paperSize: PaperSize): PrintedModel {
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' && value.trim() !== '' ? { [name]: value } : {};
  };
  const some = (name: string) => {
    const value = values[name];
    return Array.isArray(value) && value.length > 0 ? { [name]: value } : {};
  };
  return {
    language: values['language'] === 'en' ? 'en' : 'pt',
    paperSize,
    ...text('header'),
    ...text('body'),
    ...text('footer'),
    ...some('columns'),
    ...some('facts'),
    ...some('parts'),
  };
}

/** What the model makes of the document or of a sample: the page that a printer gets. */
export function previewPage(values: ModelValues, size: PaperSize, facts: PreviewFacts): string {
  return renderHtml(previewPaper(modelOf(values, size), facts));
}

/** A receipt settles; its type is paid and does both sides of no account. */
export const isReceiptType = ({ requiresPayment, accountEffect }: DocumentTypeRow): boolean =>
  requiresPayment && accountEffect !== 'both';

function previewPaper(model: PrintedModel, facts: PreviewFacts): Paper {
  const { company, type, banks, methodNames, logo, issued, today, seller } = facts;
  const typeName = model.language === 'pt' ? type.namePt : type.name;
  const { currency, certificate } = company;
  const sample = { supplier: snapshotOf(company), currency, type, language: model.language };
  const shown = {
    typeName,
    copy: 'original' as const,
    isCancelled: false,
    isPreview: false,
    model,
    methodNames,
    ...(logo && { logo }),
    ...(certificate !== undefined && { certificate }),
  };
  if (isReceiptType(type)) {
    return receiptPaperOf({ ...shown, payment: samplePayment({ ...sample, on: today }) });
  }
  return paperOf({
    ...shown,
    issued: issued ?? sampleDocument({ ...sample, on: today }),
    isFiscal: type.accountEffect !== 'none',
    isDraft: false,
    refersTo: [],
    banks: type.accountEffect === 'debit' ? banks : [],
    ...(seller !== undefined && { seller }),
    companyCurrency: currency,
  });
}

function snapshotOf(company: PreviewFacts['company']): SupplierSnapshot {
  const { name, nuit, address, city, province, country, phone, email } = company;
  return {
    name,
    nuit,
    address,
    city,
    country,
    ...(province !== undefined && { province }),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
  };
}
