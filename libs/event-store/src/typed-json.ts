/* oxlint-disable typescript/no-unnecessary-type-parameters -- callers know. */
import type { Json, NewEvent } from './event-store.js';

/**
 * A decided event, as the store takes it. Events hold only JSON, by the rule for events, but are
 * declared as interfaces, which TypeScript does not take for JSON: their type is dropped here, and
 * `dataAs` and `metadataAs` restore it.
 */
export const asJson = (decided: object): Json => decided as Json;

/**
 * The data of an event as what its stream holds. Nobody but the product writes to its store, and
 * each kind of stream is written by one place, which is the one that knows this type.
 */
export const dataAs = <Data>({ data }: Pick<NewEvent, 'data'>): Data => data as Data;

/** The metadata of an event, as `dataAs`. */
export const metadataAs = <Metadata>({ metadata }: Pick<NewEvent, 'metadata'>): Metadata =>
  metadata as Metadata;
