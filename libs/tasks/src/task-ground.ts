import type { BlobStore } from '@balcao/blobs';
import type { MailSender, TextSender } from '@balcao/delivery';
import type { Books, Command, JournalEvent } from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import type { JobQueue } from '@balcao/jobs';
import type { Journal, JournalDamages } from '@balcao/journal';
import type { RowRepair } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import type { FiscalContent } from './fiscal-files/fiscal-content.js';
import type { SigningKeys } from './fiscal-files/signing-keys.js';
import type { SoftwareCertificates } from './fiscal-files/software-certificates.js';
import type { Sealing } from './secrets/index.js';
import type { BillingSettings } from './billing/billing-settings.js';

/** The journals of all companies, as far as tasks need them. */
export type TaskJournals = Pick<
  Journal<Books, Command, JournalEvent>,
  'execute' | 'inspect' | 'history' | 'hasExecuted'
>;

/** How a check of the books has ended. */
export type BooksCheckOutcome = 'equal' | 'different' | 'failed';

/** What the installation lets webhooks do. */
export interface WebhookSettings {
  /** For a receiver beside the server, and for tests. */
  readonly allowsLoopback: boolean;
}

/** What tasks stand on, the same in each process that works jobs. */
export interface TaskGround {
  readonly events: EventStore;
  readonly journals: TaskJournals;
  /** The register of damaged journals; no damage is known when absent. */
  readonly damages?: JournalDamages;
  readonly rows: RowReader;
  /** Rows as they were known at an event; absent where the past is not folded. */
  readonly rowsAt?: (companyId: string, revision: number) => Promise<RowReader>;
  /** Makes what is in a fiscal file, away from this thread; made here when absent. */
  readonly fiscalContent?: FiscalContent;
  /** Puts rows right that are not what the journal says; answers how many. */
  readonly repair?: (repair: RowRepair) => Promise<number>;
  readonly blobs: BlobStore;
  /** For tasks that lead to others. */
  readonly jobs: JobQueue;
  readonly mail: MailSender;
  readonly texts: TextSender;
  readonly clock: () => Date;
  readonly newId: () => string;
  /** Opens what was kept secret; every process has the same key. */
  readonly secrets: Sealing;
  /** Where people reach the product, without a slash at its end; links in mails begin with it. */
  readonly webAddress: string;
  /** Where events may be sent beside the internet; nowhere when absent. */
  readonly webhooks?: WebhookSettings;
  /** What papers and fiscal files say of the program; it is certified nowhere when absent. */
  readonly certificates?: SoftwareCertificates;
  /** What documents are signed with: a pack carries the public halves; none when absent. */
  readonly signingKeys?: SigningKeys;
  /** Takes what an operator should look at; nobody is told when absent. */
  readonly warn?: (what: string, cause: unknown) => void;
  /** Addresses of those who run the service; nobody when absent. */
  readonly serviceAdmins?: readonly string[];
  /** Notified of how each check of the books has ended. */
  readonly onBooksCheck?: (outcome: BooksCheckOutcome) => void;
  /** How companies pay for the product; absent where it is free. */
  readonly billing?: BillingSettings;
}
