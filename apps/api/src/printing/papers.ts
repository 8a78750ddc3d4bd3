import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  paperOf,
  printedDocumentOf,
  printedPaymentOf,
  receiptPaperOf,
  shiftPaperOf,
  statementPaperOf,
  withholdingPaperOf,
  sourcesAt,
  type DocumentToPrint,
  type Paper,
  type PaymentToPrint,
  type PaymentReadyToPrint,
  type Picture,
  type PrintedShift,
  type PrintedStatement,
  type PrintedWithholding,
  type ReadyToPrint,
} from '@balcao/printing';
import { certificateOf, type SoftwareCertificates } from '@balcao/tasks';
import type { MemberCaller } from '../access/caller.js';
import type { Journals, Sources } from '../composition/backend.js';
import { CERTIFICATES, JOURNALS, SOURCES } from '../composition/tokens.js';
import { GetDocument } from '../documents/get-document.js';
import { ImageStore } from '../images/image-store.js';
import { GetPayment } from '../payments/get-payment.js';
import { isHandedOut } from './original-hand-out.js';
import type { PaperQuery } from './paper-query.js';

/** A copy as it is wanted, and whether it only shows what would be handed out. */
export interface CopyWish extends Omit<PaperQuery, 'format'> {
  readonly isPreview: boolean;
}

/** The newest events that are looked through for a printing. */
const eventsLookedAt = 50;

/** Documents, payments and shifts as they are printed, each with its picture. */
@Injectable()
export class Papers {
  constructor(
    private readonly queries: QueryBus,
    private readonly images: ImageStore,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
    @Inject(CERTIFICATES) private readonly certificates: SoftwareCertificates,
  ) {}

  async ofDocument(companyId: string, { printed, logoId }: ReadyToPrint): Promise<Paper> {
    const certificate = certificateOf(this.certificates, printed.issued.supplier);
    return paperOf({ ...printed, ...certificate, ...(await this.#logo(companyId, logoId)) });
  }

  async ofPayment(companyId: string, { printed, logoId }: PaymentReadyToPrint): Promise<Paper> {
    const certificate = certificateOf(this.certificates, printed.payment.supplier);
    return receiptPaperOf({ ...printed, ...certificate, ...(await this.#logo(companyId, logoId)) });
  }

  /** The account of a client or supplier, under the company's own picture. */
  async ofStatement(
    companyId: string,
    logoId: string | undefined,
    printed: PrintedStatement,
  ): Promise<Paper> {
    return statementPaperOf({ ...printed, ...(await this.#logo(companyId, logoId)) });
  }

  /** The certificate of tax withheld from a supplier, under the company's own picture. */
  async ofWithholding(
    companyId: string,
    logoId: string | undefined,
    printed: PrintedWithholding,
  ): Promise<Paper> {
    return withholdingPaperOf({ ...printed, ...(await this.#logo(companyId, logoId)) });
  }

  /** The Z or X of a shift, under the company's own picture. */
  async ofShift(
    companyId: string,
    logoId: string | undefined,
    printed: PrintedShift,
  ): Promise<Paper> {
    return shiftPaperOf({ ...printed, ...(await this.#logo(companyId, logoId)) });
  }

  /** A copy of a document; as a preview where it is not handed out. */
  async issued({ companyId }: MemberCaller, id: string, wished: CopyWish): Promise<Paper> {
    const { content, status, issuedRevision, issuedById } = await this.queries.execute(
      new GetDocument(companyId, id),
    );
    const wish: DocumentToPrint = {
      ...wished,
      issued: content,
      sellerId: issuedById,
      isCancelled: status === 'cancelled',
      isDraft: false,
    };
    const moment = { revision: issuedRevision, partyId: content.partyId };
    const sources = await sourcesAt(this.journals, companyId, moment);
    const ready = await this.journals.inspect(companyId, (books) =>
      printedDocumentOf(books, wish, sources),
    );
    return this.ofDocument(companyId, ready);
  }

  /** A copy of a receipt, a payment or a set-off; as a preview where it is not handed out. */
  async paid({ companyId }: MemberCaller, id: string, wished: CopyWish): Promise<Paper> {
    const { content, note, status, issuedRevision } = await this.queries.execute(
      new GetPayment(companyId, id),
    );
    const wish: PaymentToPrint = {
      ...wished,
      payment: { ...content, note: note ?? '' },
      isCancelled: status === 'cancelled',
    };
    const moment = { revision: issuedRevision, partyId: content.partyId };
    const sources = await sourcesAt(this.journals, companyId, moment);
    const ready = await this.journals.inspect(companyId, (books) =>
      printedPaymentOf(books, wish, sources),
    );
    return this.ofPayment(companyId, ready);
  }

  /** Whether the caller has just had the original printed, and may have it for the printer. */
  async hasJustPrinted({ companyId, userId }: MemberCaller, id: string): Promise<boolean> {
    const { events } = await this.journals.history(companyId, id, { limit: eventsLookedAt });
    return isHandedOut(events, userId, this.sources.clock());
  }

  async #logo(companyId: string, id: string | undefined): Promise<{ readonly logo?: Picture }> {
    const opened = id === undefined ? undefined : await this.images.open(companyId, id, 'large');
    if (opened === undefined) return {};
    const bytes = await buffer(Readable.from(opened.content));
    return { logo: { contentType: opened.info.contentType, bytes } };
  }
}
