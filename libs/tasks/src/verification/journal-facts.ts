import { sealDigest, type JournalEvent, type JournalEventOf } from '@balcao/domain';
import { eventAs } from '@balcao/journal';
import { metadataAs, type RecordedEvent } from '@balcao/event-store';
import { attachedBy, madeBy, type AttachedFile } from './attached-files.js';

type Sealed = JournalEventOf<'JournalSealed'>['data'];

/** What a journal says of its own seals and files, gathered while its chain is checked. */
export class JournalFacts {
  readonly seals: Sealed[] = [];
  readonly files: AttachedFile[] = [];
  /** Files that were made of the books; they are kept for a time only. */
  readonly made: AttachedFile[] = [];
  /** The revision of the first seal that is not what it vouches for. */
  brokenSeal: number | undefined;
  #hash = '';

  constructor(private readonly companyId: string) {}

  /** Takes the next event of the journal. */
  readonly take = (stored: RecordedEvent): void => {
    const event = eventAs<JournalEvent>(stored);
    const { revision } = stored;
    if (event.type === 'JournalSealed') this.#seal(event.data, revision);
    const file = attachedBy(stored);
    if (file !== undefined) this.files.push(file);
    const made = madeBy(stored);
    if (made !== undefined) this.made.push(made);
    const { hash } = metadataAs<{ readonly hash?: string }>(stored);
    this.#hash = hash ?? '';
  };

  /** A seal is right when it is over the event before it, and ties on to the seal before. */
  #seal(seal: Sealed, revision: number): void {
    const before = this.seals.at(-1);
    const isRight =
      seal.number === (before?.number ?? 0) + 1 &&
      seal.previous === (before?.digest ?? '0'.repeat(64)) &&
      seal.from === (before?.to ?? -1) + 1 &&
      seal.to === revision - 1 &&
      seal.events === revision &&
      seal.hash === this.#hash &&
      seal.digest === sealDigest(this.companyId, seal);
    if (!isRight) this.brokenSeal ??= revision;
    this.seals.push(seal);
  }
}
