import type { BlobStore } from '@balcao/blobs';
import type { MailSender, TextSender } from '@balcao/delivery';
import type { Books, Command, JournalEvent } from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import type { Counters, JobQueue } from '@balcao/jobs';
import type { Journal, JournalDamages } from '@balcao/journal';
import type { SigningKeys, SoftwareCertificates } from '@balcao/tasks';
import type { Erasures } from './erasures.js';
import type { Past } from '../past-rows/past.js';
import type { SetAside } from './data-folder/set-aside.js';
import type { Projections } from './projections.js';
import type { CheckedRows } from './unread-rows.js';

type AllJournals = Journal<Books, Command, JournalEvent>;

/** The journals of all companies; what may be asked of them, so that they can be watched. */
export type Journals = Pick<AllJournals, Exclude<keyof AllJournals, 'notice' | 'dropSnapshot'>>;

/** What the API stands on; which adapters it is made of is the composition root's affair. */
export interface Backend {
  readonly events: EventStore;
  readonly journals: Journals;
  /** Which companies' journals are damaged. */
  readonly damages: JournalDamages;
  readonly rows: CheckedRows;
  /** The keys of personal data, as far as their store is asked whether it is there. */
  readonly keys: { ping(): Promise<void> };
  readonly projections: Projections;
  /** Rows as they were known at earlier moments. */
  readonly past: Past;
  /** Ends what is kept of people who ask for it. */
  readonly erasures: Erasures;
  readonly jobs: JobQueue;
  /** Scheduled mails of reports: run only by the API. */
  readonly reportJobs: JobQueue;
  /** What is done how often: of all nodes where they share a Redis. */
  readonly counters: Counters;
  /** Attachments, images and prints. */
  readonly blobs: BlobStore;
  readonly mail: MailSender;
  readonly texts: TextSender;
  /** What signs documents, and proves them. */
  readonly signingKeys: SigningKeys;
  /** Under which numbers the program is certified, by country. */
  readonly certificates: SoftwareCertificates;
  /** Files of the data folder that could not be used, and were made again. */
  readonly setAside: readonly SetAside[];
  /** Bytes that the disk of the data folder has left, while they are few. */
  readonly roomLeft: () => number | undefined;
  /** Finishes what is under way, then releases everything. */
  close(): Promise<void>;
}

/** Where time and ids come from; tests bring their own. */
export interface Sources {
  readonly clock: () => Date;
  readonly newId: () => string;
  /** The id of the company that a command begins; a keyed hash unless said. */
  readonly companyIdOf?: (commandId: string) => string;
  /** How long a read waits for rows that show the caller's own writes; two seconds unless said. */
  readonly readAfterMs?: number;
}
