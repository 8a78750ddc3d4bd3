import { entryPlaceOf } from '@balcao/domain';

export { entryId } from '@balcao/domain';

/** The place that an id of `entryId` names. */
export function indexOf(id: string): number {
  return entryPlaceOf(id)?.index ?? 0;
}
