import type { JournalDamage } from '@balcao/domain';
import { StoreUnavailable, type LogNeeds } from '@balcao/event-store';

/** A command id that was used before came with another body. */
export class CommandReused extends Error {
  override readonly name = 'CommandReused';
  readonly code = 'command.reused';
  constructor(readonly commandId: string) {
    super(`command ${commandId} was executed before with another body`);
  }
}

/** Too many commands of the company wait already; trying later helps. */
export class JournalOverloaded extends Error {
  override readonly name = 'JournalOverloaded';
  readonly code = 'journal.overloaded';
}

/** Other nodes wrote first again and again; nothing was recorded, trying later helps. */
export class JournalContended extends Error {
  override readonly name = 'JournalContended';
  readonly code = 'journal.contended';
}

/**
 * The stream ends before what these books have seen of it: its store was restored to an older
 * state. The books are let go of; trying again loads them from what is there.
 */
export class JournalRewound extends Error {
  override readonly name = 'JournalRewound';
  readonly code = 'journal.rewound';
}

/** The journal is closing down and takes no more commands. */
export class JournalClosed extends Error {
  override readonly name = 'JournalClosed';
  readonly code = 'journal.closed';
}

/** The keys of personal data cannot be read or written: the books cannot be without them. */
export class KeysUnavailable extends StoreUnavailable {}

/** An event was recorded by a newer version of the product: this one cannot read the books. */
export class NewerData extends Error {
  override readonly name = 'NewerData';
  readonly code = 'journal.newerData';
}

/** A newer version of the product has written into the log what this one cannot read. */
export class NewerLog extends Error {
  override readonly name = 'NewerLog';
  constructor(
    readonly needs: LogNeeds,
    readonly known: LogNeeds,
  ) {
    super(`the log needs version ${needs.version} (format ${needs.format})`);
  }

  /** One sentence for operators; `place` is the file or server, `version` that of this program. */
  sentence(place: string, version: string): string {
    const { needs, known } = this;
    return (
      `${place} was written by a newer version of Balcão, ${needs.version} (data format ` +
      `${needs.format}); this is ${version} (data format ${known.format}): start that version or a ` +
      'later one, or restore a backup that was made before it: see docs/guides/upgrade.md, "Going back".'
    );
  }
}

/**
 * The company's journal is not what was recorded, from an event on: its books can only be read
 * until a backup is restored.
 */
export class BooksDamaged extends Error {
  override readonly name = 'BooksDamaged';
  readonly code = 'journal.damaged';
  constructor(
    readonly companyId: string,
    readonly damage: JournalDamage,
  ) {
    super(`the journal of ${companyId} is damaged from ${damage.revision} on: ${damage.fault}`);
  }
}

/** The damage of the journal that is kept in a stream. */
export function damagedStream(stream: string, damage: JournalDamage): BooksDamaged {
  return new BooksDamaged(stream.slice(stream.indexOf('-') + 1), damage);
}
