import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import {
  paperOf,
  receiptPaperOf,
  type Paper,
  type PaymentReadyToPrint,
  type Picture,
  type ReadyToPrint,
} from '@balcao/printing';
import type { MemberCaller } from '../access/caller.js';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, SOURCES } from '../composition/tokens.js';
import { ImageStore } from '../images/image-store.js';
import { isHandedOut } from './original-hand-out.js';

/** The newest events that are looked through for a printing. */
const eventsLookedAt = 50;

/** Documents and payments as they are printed, with the picture of their model. */
@Injectable()
export class Papers {
  constructor(
    private readonly images: ImageStore,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  async ofDocument(companyId: string, { printed, logoId }: ReadyToPrint): Promise<Paper> {
    return paperOf({ ...printed, ...(await this.#logo(companyId, logoId)) });
  }

  async ofPayment(companyId: string, { printed, logoId }: PaymentReadyToPrint): Promise<Paper> {
    return receiptPaperOf({ ...printed, ...(await this.#logo(companyId, logoId)) });
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
