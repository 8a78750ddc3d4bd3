import type { Books } from '../books.js';
import type { Decide } from '../decide.js';
import type { JournalEvent } from '../events.js';
import { Problems, refuse } from '../refusal.js';
import { text } from '../registers/index.js';
import { refuseStale } from '../threads/index.js';
import type {
  ChangeMemberRights,
  ReinstateMember,
  RemoveMember,
  SuspendMember,
  TransferOwnership,
} from './identity.commands.js';
import type { Rights } from './identity.events.js';
import type { Member } from './identity.slice.js';
import { activeOwners, requirePermission } from './members.js';
import { rolePermissions } from './permissions.js';
import { rightsOfStaff } from './staff.js';
import { readRights, refuseBeyondOwn } from './rights.js';

const reasonText = text(500);

/** Gives a member other rights; nothing happens when they are the same. */
export const changeMemberRights: Decide<ChangeMemberRights> = (books, command, { actorId }) => {
  requirePermission(books, actorId, 'identity.manage');
  const member = memberOf(books, command.id);
  refuseStale(books, command.id, command.expectedRevision);
  const problems = new Problems();
  const read = readRights(command, problems);
  problems.refuseIfAny();
  const after = member.isStaff === true ? rightsOfStaff(read) : read;
  refuseBeyondOwn(books, actorId, after, rightsOf(member));
  if (after.role !== 'owner') refuseLastOwner(books, member);
  return changed(member, after);
};

/** The member may do nothing from now on, and keeps its rights for later. */
export const suspendMember: Decide<SuspendMember> = (books, command, { actorId }) => {
  const { id, reason, expectedRevision } = command;
  const member = touchable(books, id, actorId);
  refuseStale(books, id, expectedRevision);
  if (member.state === 'suspended') return [];
  refuseLastOwner(books, member);
  return [{ type: 'MemberSuspended', data: { id, ...readReason(reason) } }];
};

/** With the rights from before the suspension, so none beyond the reinstating member's own. */
export const reinstateMember: Decide<ReinstateMember> = (books, command, { actorId }) => {
  const { id, expectedRevision } = command;
  const member = touchable(books, id, actorId);
  refuseStale(books, id, expectedRevision);
  if (member.state === 'active') return [];
  refuseBeyondOwn(books, actorId, rightsOf(member));
  return [{ type: 'MemberReinstated', data: { id } }];
};

/** The member leaves for good; an invitation may bring the person back. */
export const removeMember: Decide<RemoveMember> = (books, { id, reason }, { actorId }) => {
  const member = touchable(books, id, actorId);
  refuseLastOwner(books, member);
  return [{ type: 'MemberRemoved', data: { id, ...readReason(reason) } }];
};

/** Two events of one moment: the company is never without an owner. */
export const transferOwnership: Decide<TransferOwnership> = (books, { id, role }, { actorId }) => {
  const from = memberOf(books, actorId);
  if (from.role !== 'owner' || from.state !== 'active') refuse('identity.ownersByOwners');
  if (id === actorId) refuse('identity.notYourself');
  const to = memberOf(books, id);
  if (to.state !== 'active') refuse('identity.memberNotFound', { id });
  if (to.isStaff === true) refuse('identity.staffIsNoOwner', undefined, 'id');
  const problems = new Problems();
  const after = readRights({ role }, problems);
  problems.refuseIfAny();
  if (after.role === 'owner') refuse('field.invalid', { field: 'role' }, 'role');
  return [
    ...changed(to, { role: 'owner', permissions: rolePermissions.owner }),
    ...changed(from, after),
  ];
};

function changed(member: Member, after: Rights): readonly JournalEvent[] {
  const before = rightsOf(member);
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ type: 'MemberRightsChanged', data: { id: member.userId, before, after } }];
}

/** Somebody else, whom the actor may manage. */
function touchable(books: Books, id: string, actorId: string): Member {
  requirePermission(books, actorId, 'identity.manage');
  const member = memberOf(books, id);
  if (id === actorId) refuse('identity.notYourself');
  const actor = memberOf(books, actorId);
  if (member.role === 'owner' && actor.role !== 'owner') refuse('identity.ownersByOwners');
  return member;
}

/** Any member in the company's list, suspended or not. */
function memberOf(books: Books, id: string): Member {
  const member = books.identity.members.get(id);
  if (member === undefined || member.state === 'removed') {
    return refuse('identity.memberNotFound', { id });
  }
  return member;
}

/** A company keeps somebody who may do everything. */
function refuseLastOwner(books: Books, member: Member): void {
  if (member.role !== 'owner' || member.state !== 'active') return;
  if (activeOwners(books).length === 1) refuse('identity.lastOwner');
}

function rightsOf({ role, permissions, limits }: Member): Rights {
  return { role, permissions, ...(limits && { limits }) };
}

function readReason(sent: string | undefined): { readonly reason?: string } {
  const problems = new Problems();
  const reason = reasonText.read(sent, 'reason', problems);
  problems.refuseIfAny();
  return reason === undefined ? {} : { reason };
}
