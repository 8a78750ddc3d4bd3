import type { Books } from '../books.js';
import type { Decide } from '../decide.js';
import { Problems, refuse } from '../refusal.js';
import { required, text } from '../registers/index.js';
import { refuseTakenId } from '../threads/index.js';
import type { AddStaff, ChooseStaffPin, ResetStaffPin } from './identity.commands.js';
import type { Rights } from './identity.events.js';
import { MEMBERS_MAX } from './invitations.js';
import { activeMember, activeMembers, requirePermission } from './members.js';
import { isOfTills } from './permissions.js';
import { readRights, refuseBeyondOwn } from './rights.js';

const personName = required(text(200));

/**
 * Adds somebody who is at tills by name and PIN. Of the rights of the role only those stay that a
 * till asks for: without an account, the others would be exercised nowhere.
 */
export const addStaff: Decide<AddStaff> = (books, command, { actorId }) => {
  requirePermission(books, actorId, 'identity.manage');
  const { id, pinId } = command;
  refuseTakenId(books, id);
  const problems = new Problems();
  const name = personName.read(command.name, 'name', problems) ?? '';
  const rights = rightsOfStaff(readRights(command, problems));
  problems.refuseIfAny();
  refuseSameName(books, name);
  refuseBeyondOwn(books, actorId, rights);
  const count = activeMembers(books).length + books.identity.invitations.size;
  if (count >= MEMBERS_MAX) refuse('identity.tooManyMembers', { max: MEMBERS_MAX });
  return [
    { type: 'MemberJoined', data: { id, name, isStaff: true, ...rights } },
    { type: 'SupervisorPinSet', data: { id, pinId, isStart: true } },
  ];
};

/** The new PIN of somebody who has no account to set one in. */
export const resetStaffPin: Decide<ResetStaffPin> = (books, { id, pinId }, { actorId }) => {
  requirePermission(books, actorId, 'identity.manage');
  const member = books.identity.members.get(id);
  if (member === undefined || member.state === 'removed') {
    return refuse('identity.memberNotFound', { id });
  }
  if (member.isStaff !== true) refuse('identity.setsOwnPin', { name: member.name });
  // The person who sets a PIN knows it, and could approve with it what they may not do themselves.
  const { role, permissions, limits } = member;
  refuseBeyondOwn(books, actorId, { role, permissions, ...(limits && { limits }) });
  return [{ type: 'SupervisorPinSet', data: { id, pinId, isStart: true } }];
};

/** Staff choose on any device that sells; who they are was proved by the PIN before. */
export const chooseStaffPin: Decide<ChooseStaffPin> = (books, { id, pinId }, { actorId }) => {
  requirePermission(books, actorId, 'pos.sell');
  const member = activeMember(books, id);
  if (member === undefined) return refuse('identity.memberNotFound', { id });
  if (member.isStaff !== true) refuse('identity.setsOwnPin', { name: member.name });
  return [{ type: 'SupervisorPinSet', data: { id, pinId } }];
};

/** Rights as staff keep them: nobody owns a company without signing in. */
export function rightsOfStaff({ role, permissions, limits }: Rights): Rights {
  if (role === 'owner') refuse('identity.staffIsNoOwner', undefined, 'role');
  return { role, permissions: permissions.filter(isOfTills), ...(limits && { limits }) };
}

/** A till tells people apart by their names. */
function refuseSameName(books: Books, name: string): void {
  const folded = name.toLocaleLowerCase('pt');
  const isTaken = activeMembers(books).some((one) => one.name.toLocaleLowerCase('pt') === folded);
  if (isTaken) refuse('identity.sameName', { name }, 'name');
}
