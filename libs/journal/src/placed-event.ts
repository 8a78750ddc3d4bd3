import type { AnyEvent, Approval, PersonalScope, Recorded } from '@balcao/domain';
import { asJson, type NewEvent, type RecordedEvent } from '@balcao/event-store';
import { damagedStream, NewerData } from './errors.js';
import { eventAs } from './event-as.js';
import type { EventVersions } from './event-versions.js';

/** What the journal keeps about an event besides its data. */
export interface EventMetadata {
  readonly actorId: string;
  readonly companyId: string;
  readonly commandId: string;
  /** SHA-256 of the command's canonical body; on the first event of each command. */
  readonly commandHash?: string;
  readonly correlationId?: string;
  readonly causationId?: string;
  /** Who let the actor do what its limits do not, and why. */
  readonly approval?: Approval;
  /** What it was asked from, for people: `Firefox, Windows`; where somebody asked by a browser. */
  readonly device?: string;
  /**
   * UTC ISO instant by the server's clock; no earlier than that of the event before, unless that
   * corrected the clock.
   */
  readonly recordedAt: string;
  /** The time on the server's clock, where that was far behind the event before. */
  readonly clock?: string;
  readonly schemaVersion: number;
  /** The revision of the previous event about the same record. */
  readonly previous?: number;
  /** Not stored, said when it is read: what of its data was erased. */
  readonly erased?: readonly PersonalScope[];
  /** Ties the event to all before it, see `chainHash`. */
  readonly hash: string;
}

/** An event in its place in the journal. */
export type PlacedEvent<Event> = Event & {
  readonly id: string;
  readonly revision: number;
  readonly metadata: EventMetadata;
};

/** The part of the metadata that folds may use. */
export function recordedOf(revision: number, metadata: EventMetadata): Recorded {
  const { recordedAt, actorId, commandId, clock } = metadata;
  const recorded = { revision, recordedAt, actorId, commandId };
  return clock === undefined ? recorded : { ...recorded, clock };
}

/** An event as the store takes it. */
export function toNewEvent<Event extends AnyEvent>(event: PlacedEvent<Event>): NewEvent {
  const { id, type, data, metadata } = event;
  return { id, type, data, metadata: asJson(metadata) };
}

/** The metadata of a stored event; `BooksDamaged` when no journal wrote it. */
export function metadataOf(event: RecordedEvent): EventMetadata {
  const metadata = event.metadata as Partial<EventMetadata> | null;
  const isOurs =
    typeof metadata?.hash === 'string' &&
    typeof metadata.recordedAt === 'string' &&
    typeof metadata.commandId === 'string' &&
    typeof metadata.actorId === 'string';
  if (isOurs) return metadata as EventMetadata;
  throw damagedStream(event.stream, { revision: event.revision, fault: 'foreign' });
}

/** A stored event in its current shape; `NewerData` where this version cannot know it. */
export function fromStored<Event extends AnyEvent>(
  stored: RecordedEvent,
  versions: EventVersions<Event>,
): PlacedEvent<Event> {
  const metadata = metadataOf(stored);
  const { stream, revision, type } = stored;
  if (!versions.knows(type) || metadata.schemaVersion > versions.current(type)) {
    throw new NewerData(`${stream}@${revision} (${type}) was written by a newer version`);
  }
  const event = versions.upcast(eventAs(stored), metadata.schemaVersion);
  return { ...event, id: stored.id, revision: stored.revision, metadata };
}
