import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { BlobStore } from '@balcao/blobs';
import type { Accepted, PaperLinkAnswer, PaperLinkState } from '@balcao/contracts';
import { isLinkOpen, openLinkUntil, refuse } from '@balcao/domain';
import { documents, payments } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { readPaper, type ReadPaper, type SoftwareCertificates } from '@balcao/tasks';
import type { CommandSender } from '../access/commands.js';
import { accept } from '../commands/accept.js';
import type { Journals, Sources } from '../composition/backend.js';
import {
  BLOBS,
  CERTIFICATES,
  JOURNALS,
  ROWS,
  SOURCES,
  WEB_ADDRESS,
} from '../composition/tokens.js';
import { Secrets } from '../identity/secrets.js';
import { ReadAfter } from '../reading/read-after.js';
import { openLink, sealLink } from './paper-link-token.js';

/** A document or payment with links. */
export interface LinkedRecord {
  readonly kind: 'document' | 'payment';
  readonly id: string;
}

/** Links that show duplicates of documents and receipts to who has them, without signing in. */
@Injectable()
export class PaperLinks {
  constructor(
    private readonly commands: CommandBus,
    private readonly readAfter: ReadAfter,
    private readonly secrets: Secrets,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(SOURCES) private readonly sources: Sources,
    @Inject(CERTIFICATES) private readonly certificates: SoftwareCertificates,
    @Inject(WEB_ADDRESS) private readonly webAddress: string,
  ) {}

  async make(sender: CommandSender, record: LinkedRecord): Promise<PaperLinkAnswer> {
    const { companyId } = sender;
    const { id } = record;
    await this.#refuseUnseen(companyId, record);
    const accepted = await accept(this.commands, sender, id, { type: 'MakePaperLink', id });
    // The same key again, after the link was taken back, is a link that shows nothing.
    const openUntil = (await this.#openUntil(companyId, id)) ?? this.#now();
    const { revision } = accepted;
    const token = sealLink(this.secrets, { companyId, id, revision, expiresAt: openUntil });
    return { ...accepted, openUntil, link: `${this.webAddress}/api/paper?t=${token}` };
  }

  async revoke(sender: CommandSender, record: LinkedRecord): Promise<Accepted> {
    await this.#refuseUnseen(sender.companyId, record);
    const { id } = record;
    return accept(this.commands, sender, id, { type: 'RevokePaperLinks', id });
  }

  async state(companyId: string, record: LinkedRecord): Promise<PaperLinkState> {
    await this.#refuseUnseen(companyId, record);
    const openUntil = await this.#openUntil(companyId, record.id);
    return openUntil === undefined ? {} : { openUntil };
  }

  /** Only a link of this server's own gets so far: no books are loaded for strangers. */
  async read(token: string): Promise<ReadPaper | undefined> {
    const link = openLink(this.secrets, token);
    if (link === undefined || !(await this.journals.exists(link.companyId))) return undefined;
    const { companyId, id: documentId } = link;
    const now = this.#now();
    const isOpen = await this.journals.inspect(companyId, (books) => isLinkOpen(books, link, now));
    if (!isOpen) return undefined;
    const { journals, blobs, certificates } = this;
    const order = { jobId: '', actorId: '', companyId, documentId, copy: 'duplicate' } as const;
    return readPaper({ journals, blobs, certificates }, order);
  }

  #openUntil(companyId: string, id: string): Promise<string | undefined> {
    const now = this.#now();
    return this.journals.inspect(companyId, (books) => openLinkUntil(books, id, now));
  }

  #now(): string {
    return this.sources.clock().toISOString();
  }

  /** What the caller's limits hide is not shown to others either. */
  async #refuseUnseen(companyId: string, { kind, id }: LinkedRecord): Promise<void> {
    await this.readAfter.untilNow(companyId);
    const row =
      kind === 'document'
        ? await this.rows.get(documents, companyId, id)
        : await this.rows.get(payments, companyId, id);
    if (row === undefined) refuse(`${kind}.notFound`, { id });
  }
}
