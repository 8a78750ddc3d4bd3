import type { ClientRow } from '@balcao/contracts';
import { actorName, type Books } from '@balcao/domain';

/** Who erased a person's data, by name; nothing where nobody has. */
export function erasedByName(
  books: Books,
  { erasedBy }: ClientRow,
): Pick<ClientRow, 'erasedByName'> {
  return erasedBy === undefined ? {} : { erasedByName: actorName(books, erasedBy) };
}
