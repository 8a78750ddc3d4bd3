import type { EventOf } from '../kernel/index.js';
import type { Permission, Role } from './permissions.js';

/** Somebody may work in the company; `id` is the user's. In the company's journal. */
export type MemberJoined = EventOf<
  'MemberJoined',
  {
    readonly id: string;
    readonly name: string;
    readonly role: Role;
    readonly permissions: readonly Permission[];
  }
>;
export type IdentityEvent = MemberJoined;
