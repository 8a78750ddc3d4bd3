import { activeOwners } from '@balcao/domain';
import type { TaskGround } from '../task-ground.js';

/** The users who own a company. */
export function ownersOf(
  { journals }: Pick<TaskGround, 'journals'>,
  companyId: string,
): Promise<readonly string[]> {
  return journals.inspect(companyId, (books) => activeOwners(books).map(({ userId }) => userId));
}
