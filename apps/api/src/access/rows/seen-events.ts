import { seenData, unseenFields, withoutFields } from '@balcao/domain';
import { readers } from './row-rules.js';

/** The data of an event as its reader sees it; undefined where all of it is hidden. */
export function seenByReader(event: Parameters<typeof seenData>[0]): object | undefined {
  return seenData(event, readerSight());
}

/** A value made of events or rows, or a part of one, without what its reader does not see. */
export function seenPart<T extends object>(value: T): T {
  return withoutFields({ ...value }, unseenFields(readerSight())) as T;
}

/** Whether the reader may see a field of this name at all. */
export const isSeen = (field: string): boolean => !unseenFields(readerSight()).has(field);

/** Outside of a request, and on routes of no company, nobody sees costs and drawers. */
export function readerSight(): Parameters<typeof seenData>[1] {
  const reader = readers.getStore();
  return reader?.kind === 'member' ? reader.rules : { seesCosts: false, seesExpected: false };
}
