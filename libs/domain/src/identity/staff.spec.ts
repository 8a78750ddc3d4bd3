import { describe, expect, it } from '@jest/globals';
import type { JournalEvent, JournalEventOf } from '../events.js';
import { aCompany, booksOf, celeste, marta, specify } from '../testing/index.js';
import { changeMemberRights, transferOwnership } from './member-rights.js';
import { isOfTills, rolePermissions } from './permissions.js';
import { addStaff, chooseStaffPin, resetStaffPin } from './staff.js';

const company = [...aCompany(), marta, celeste];
const byOwner = { actorId: 'owner' };
const adding = {
  type: 'AddStaff',
  id: 'staff_1',
  name: 'Zita Cossa',
  role: 'cashier',
  pinId: 'pin1',
} as const;
const joined: JournalEventOf<'MemberJoined'> = {
  type: 'MemberJoined',
  data: {
    id: 'staff_1',
    name: 'Zita Cossa',
    isStaff: true,
    role: 'cashier',
    permissions: rolePermissions.cashier,
  },
};
const pinSet: JournalEvent = {
  type: 'SupervisorPinSet',
  data: { id: 'staff_1', pinId: 'pin1', isStart: true },
};

describe('staff without an account', () => {
  it('join with a name, a role and a PIN', () => {
    specify(addStaff)(...company)
      .when(adding, byOwner)
      .then(joined, pinSet);
  });

  it('are added by those who manage users', () => {
    const given = specify(addStaff)(...company);
    given.when(adding, { actorId: 'celeste' }).thenRefused('identity.permissionMissing');
    given.when({ ...adding, name: ' ' }, byOwner).thenRefused('field.required');
  });

  it('keep of their role what a till asks for', () => {
    const permissions = rolePermissions.manager.filter(isOfTills);
    expect(permissions).toContain('pos.approve');
    expect(permissions).not.toContain('reports.view');
    const asManager: JournalEvent = {
      type: 'MemberJoined',
      data: { id: 'staff_1', name: 'Zita Cossa', isStaff: true, role: 'manager', permissions },
    };
    specify(addStaff)(...company)
      .when({ ...adding, role: 'manager' }, byOwner)
      .then(asManager, pinSet);
  });

  it('are distinguished by name', () => {
    specify(addStaff)(...company)
      .when({ ...adding, name: 'celeste mondlane' }, byOwner)
      .thenRefused('identity.sameName', { name: 'celeste mondlane' });
  });

  it('own no company', () => {
    specify(addStaff)(...company)
      .when({ ...adding, role: 'owner' }, byOwner)
      .thenRefused('identity.staffIsNoOwner');
    specify(changeMemberRights)(...company, joined)
      .when({ type: 'ChangeMemberRights', id: 'staff_1', role: 'owner' }, byOwner)
      .thenRefused('identity.staffIsNoOwner');
    specify(transferOwnership)(...company, joined)
      .when({ type: 'TransferOwnership', id: 'staff_1', role: 'manager' }, byOwner)
      .thenRefused('identity.staffIsNoOwner');
  });

  it('get no PIN from somebody who may do less than they', () => {
    const rui: JournalEvent = {
      type: 'MemberJoined',
      data: {
        id: 'rui',
        name: 'Rui Tembe',
        role: 'backOffice',
        permissions: [...rolePermissions.backOffice, 'identity.manage'],
      },
    };
    const approves = [...rolePermissions.cashier, 'pos.approve'] as const;
    const supervisor = { ...joined.data, permissions: approves };
    specify(resetStaffPin)(...company, rui, { type: 'MemberJoined', data: supervisor }, pinSet)
      .when({ type: 'ResetStaffPin', id: 'staff_1', pinId: 'pin2' }, { actorId: 'rui' })
      .thenRefused('identity.grantsMore');
  });

  it('get another PIN from those who manage users; others set their own', () => {
    const reset = { type: 'ResetStaffPin', id: 'staff_1', pinId: 'pin2' } as const;
    const given = specify(resetStaffPin)(...company, joined, pinSet);
    const again: JournalEvent = {
      type: 'SupervisorPinSet',
      data: { id: 'staff_1', pinId: 'pin2', isStart: true },
    };
    given.when(reset, byOwner).then(again);
    given.when(reset, { actorId: 'celeste' }).thenRefused('identity.permissionMissing');
    given.when({ ...reset, id: 'celeste' }, byOwner).thenRefused('identity.setsOwnPin');
    given.when({ ...reset, id: 'nobody' }, byOwner).thenRefused('identity.memberNotFound');
  });

  it('choose a PIN of their own in the place of the one that was set for them', () => {
    const choose = { type: 'ChooseStaffPin', id: 'staff_1', pinId: 'pin2' } as const;
    const chosen: JournalEvent = {
      type: 'SupervisorPinSet',
      data: { id: 'staff_1', pinId: 'pin2' },
    };
    const bySeller = { actorId: 'celeste' };
    const given = specify(chooseStaffPin)(...company, joined, pinSet);
    given.when(choose, bySeller).then(chosen);
    given.when(choose, { actorId: 'nobody' }).thenRefused('identity.notAllowed');
    given.when({ ...choose, id: 'celeste' }, bySeller).thenRefused('identity.setsOwnPin');
    given.when({ ...choose, id: 'nobody' }, bySeller).thenRefused('identity.memberNotFound');
    specify(chooseStaffPin)(...company, joined, pinSet, {
      type: 'MemberRemoved',
      data: { id: 'staff_1' },
    })
      .when(choose, bySeller)
      .thenRefused('identity.memberNotFound');
  });

  it('have a PIN to change until they chose one, and again after each that was set', () => {
    const pinAfter = (...past: readonly JournalEvent[]) =>
      booksOf(...company, joined, ...past).identity.members.get('staff_1')?.pin;
    const chosen: JournalEvent = {
      type: 'SupervisorPinSet',
      data: { id: 'staff_1', pinId: 'pin2' },
    };
    expect(pinAfter(pinSet)?.isStart).toBe(true);
    expect(pinAfter(pinSet, chosen)).toEqual({ pinId: 'pin2', isLocked: false });
    expect(pinAfter(chosen, pinSet)?.isStart).toBe(true);
  });
});
