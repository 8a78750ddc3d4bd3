import type { Books } from '../books.js';
import { activeMembers } from '../identity/index.js';
import type { WantedCommand } from '../approvals/index.js';
import { permissionOf } from './wanted-command.js';

/** Those who may approve it, as far as their own limits go; who asks is none of them. */
export const whoMayApprove = (
  books: Books,
  wanted: WantedCommand,
  requesterId: string,
): readonly string[] =>
  activeMembers(books)
    .filter(({ userId }) => userId !== requesterId)
    .filter(({ permissions }) =>
      (['pos.approve', permissionOf(wanted)] as const).every((one) => permissions.includes(one)),
    )
    .map(({ userId }) => userId);
