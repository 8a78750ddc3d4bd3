import { rate } from '@balcao/pricing';
import type { Command } from '../../commands.js';
import type { JournalEvent } from '../../events.js';
import { MEMBERS_MAX } from '../../identity/invitations.js';
import { marta } from '../members.js';
import { after, given, neverRefused, refused, within, type RefusalTable } from './table.js';

const owner = 'Ana Macuácua';
const byCashier = { actorId: 'cashier' };
const byMarta = { actorId: 'marta' };
const notToCashiers = <const W extends object>(when: W) =>
  within(
    byCashier,
    refused(when, 'identity.permissionMissing', '', {
      permission: 'identity.manage',
      grantors: [owner],
    }),
  );
/** Marta manages users, and may not let anybody close the books. */
const beyondMarta = <const W extends object>(when: W, before: readonly Command[] = []) =>
  given(
    [marta],
    ...after(
      before,
      ...within(
        byMarta,
        refused({ ...when, role: 'owner' as const }, 'identity.ownersByOwners'),
        refused(
          {
            ...when,
            role: 'manager' as const,
            permissions: ['documents.view', 'companies.passLock'],
          },
          'identity.grantsMore',
          'permissions',
          { permission: 'companies.passLock' },
        ),
      ),
    ),
  );
const wrongRights = <const W extends object>(when: W) => [
  refused({ ...when, role: 'chief' as 'cashier' }, 'field.invalid', 'role', { field: 'role' }),
  refused(
    { ...when, role: 'cashier', permissions: ['pos.sell', 'fly' as 'pos.sell'] },
    'field.invalid',
    'permissions',
    { field: 'permissions' },
  ),
  refused(
    { ...when, role: 'cashier', limits: { lineDiscount: rate('101') } },
    'field.outOfRange',
    'limits.lineDiscount',
    { field: 'lineDiscount', min: 0, max: 100 },
  ),
  refused({ ...when, role: 'cashier', limits: 1 as never }, 'field.invalid', 'limits', {
    field: 'limits',
  }),
  refused(
    { ...when, role: 'cashier', limits: { cashOutMinor: -1 } },
    'field.negative',
    'limits.cashOutMinor',
    { field: 'limits.cashOutMinor' },
  ),
];
const limitedMarta: JournalEvent = {
  ...marta,
  data: { ...marta.data, limits: { lineDiscount: rate('10') } },
};

const invited = { id: 'letter1', email: 'eva@talho.co.mz', role: 'cashier' } as const;
const inviting: Command = { type: 'InviteMember', ...invited };
const mailing: Command = { type: 'MailInvitation', id: 'letter1', tokenHash: 'x' };
const joining = { id: 'letter1', tokenHash: 'x', userId: 'eva', userName: 'Eva' };
const joined: Command = { type: 'AcceptInvitation', ...joining };
const noInvitation = refused({ ...joining, id: 'none' }, 'identity.invitationNotFound');
const crowd = Array.from({ length: MEMBERS_MAX - 2 }, (_, at): JournalEvent => ({
  type: 'MemberJoined',
  data: { id: `m${at}`, name: `M${at}`, role: 'cashier', permissions: [] },
}));

const ivo = { id: 'ivo', name: 'Ivo', pinId: 'pin1', role: 'cashier' } as const;
const added: Command = { type: 'AddStaff', ...ivo };
const nobody = { id: 'nobody' };
const noMember = refused({ ...ivo, ...nobody }, 'identity.memberNotFound', '', nobody);
const setsOwn = refused({ ...ivo, id: 'cashier' }, 'identity.setsOwnPin', '', { name: 'Celeste' });
const longReason = { id: 'cashier', reason: 'x'.repeat(501) };
const tooLong = refused(longReason, 'field.tooLong', 'reason', { field: 'reason', max: 500 });
const yourself = refused({ id: 'owner' }, 'identity.notYourself');
const ownersByOwners = given(
  [marta],
  ...within(byMarta, refused({ id: 'owner' }, 'identity.ownersByOwners')),
);
const suspended: Command = { type: 'SuspendMember', id: 'cashier' };

/** What is refused of the commands on members. */
export const identityRefusals: RefusalTable<'identity'> = {
  InviteMember: [
    ...notToCashiers(invited),
    ...wrongRights(invited),
    ...beyondMarta(invited),
    refused({ ...invited, id: 'soap' }, 'record.idTaken', 'id', { id: 'soap' }),
    refused({ ...invited, email: 'eva' }, 'email.invalid', 'email'),
    refused({ ...invited, email: '' }, 'field.required', 'email', { field: 'email' }),
    ...after(
      [inviting],
      refused(
        { ...invited, id: 'letter2', email: 'Eva@talho.co.mz' },
        'identity.alreadyInvited',
        'email',
        {
          email: 'eva@talho.co.mz',
        },
      ),
    ),
    ...after(
      [inviting, mailing, joined],
      refused({ ...invited, id: 'letter2' }, 'identity.alreadyMember', 'email', {
        email: 'eva@talho.co.mz',
      }),
    ),
    ...given(crowd, refused(invited, 'identity.tooManyMembers', '', { max: MEMBERS_MAX })),
    ...given(
      [limitedMarta],
      ...within(
        byMarta,
        refused(invited, 'identity.grantsWiderLimit', 'limits.lineDiscount', {
          limit: 'lineDiscount',
        }),
      ),
    ),
  ],
  MailInvitation: [noInvitation],
  WithdrawInvitation: [
    ...notToCashiers({ id: 'letter1' }),
    noInvitation,
    ...given(
      [marta],
      ...after(
        [{ ...inviting, role: 'owner' }],
        ...within(byMarta, refused({ id: 'letter1' }, 'identity.ownersByOwners')),
      ),
    ),
  ],
  AcceptInvitation: [
    noInvitation,
    ...after(
      [inviting, mailing],
      refused({ ...joining, tokenHash: 'y' }, 'identity.invitationNotFound'),
      refused({ ...joining, userId: 'owner' }, 'identity.youAreMember'),
      refused({ ...joining, userId: 'soap' }, 'record.idTaken', 'userId', { id: 'soap' }),
      refused({ ...joining, userName: ' ' }, 'field.required', 'userName', { field: 'userName' }),
      ...within(
        { now: '2026-03-09T07:30:00.000Z' },
        refused(joining, 'identity.invitationExpired'),
      ),
    ),
  ],
  AddStaff: [
    ...notToCashiers(ivo),
    ...wrongRights(ivo),
    ...beyondMartaAtTill(),
    refused({ ...ivo, id: 'soap' }, 'record.idTaken', 'id', { id: 'soap' }),
    refused({ ...ivo, name: ' ' }, 'field.required', 'name', { field: 'name' }),
    refused({ ...ivo, name: 'CELESTE' }, 'identity.sameName', 'name', { name: 'CELESTE' }),
    refused({ ...ivo, role: 'owner' }, 'identity.staffIsNoOwner', 'role'),
    ...given(crowd, refused(ivo, 'identity.tooManyMembers', '', { max: MEMBERS_MAX })),
  ],
  ResetStaffPin: [...notToCashiers(ivo), noMember, setsOwn],
  ChooseStaffPin: [
    ...given(
      [{ ...marta, data: { ...marta.data, permissions: [] } }],
      ...within(
        byMarta,
        refused(ivo, 'identity.permissionMissing', '', {
          permission: 'pos.sell',
          grantors: [owner],
        }),
      ),
    ),
    noMember,
    setsOwn,
  ],
  ChangeMemberRights: [
    ...notToCashiers({ id: 'cashier', role: 'cashier' } as const),
    ...wrongRights({ id: 'cashier' }),
    ...beyondMarta({ id: 'cashier' }),
    refused({ id: 'nobody', role: 'cashier' }, 'identity.memberNotFound', '', nobody),
    refused({ id: 'owner', role: 'manager' }, 'identity.lastOwner'),
    ...after([added], refused({ id: 'ivo', role: 'owner' }, 'identity.staffIsNoOwner', 'role')),
  ],
  SuspendMember: [...notToCashiers(nobody), noMember, yourself, ...ownersByOwners, tooLong],
  ReinstateMember: [
    ...notToCashiers(nobody),
    noMember,
    yourself,
    ...ownersByOwners,
    ...given(
      [
        marta,
        { ...marta, data: { ...marta.data, id: 'eva', permissions: ['companies.passLock'] } },
      ],
      ...after(
        [{ ...suspended, id: 'eva' }],
        ...within(
          byMarta,
          refused({ id: 'eva' }, 'identity.grantsMore', 'permissions', {
            permission: 'companies.passLock',
          }),
        ),
      ),
    ),
  ],
  RemoveMember: [...notToCashiers(nobody), noMember, yourself, ...ownersByOwners, tooLong],
  TransferOwnership: [
    ...within(byCashier, refused({ id: 'owner', role: 'manager' }, 'identity.ownersByOwners')),
    refused({ id: 'owner', role: 'manager' }, 'identity.notYourself'),
    refused({ id: 'nobody', role: 'manager' }, 'identity.memberNotFound', '', nobody),
    ...after(
      [suspended],
      refused({ id: 'cashier', role: 'manager' }, 'identity.memberNotFound', '', { id: 'cashier' }),
    ),
    ...after([added], refused({ id: 'ivo', role: 'manager' }, 'identity.staffIsNoOwner', 'id')),
    refused({ id: 'cashier', role: 'chief' as 'manager' }, 'field.invalid', 'role', {
      field: 'role',
    }),
    refused({ id: 'cashier', role: 'owner' as 'manager' }, 'field.invalid', 'role', {
      field: 'role',
    }),
  ],
  SetSupervisorPin: given(
    [{ ...marta, data: { ...marta.data, permissions: [] } }],
    ...within(
      byMarta,
      refused({ pinId: 'pin1' }, 'identity.permissionMissing', '', {
        permission: 'pos.approve',
        grantors: [owner],
      }),
    ),
  ),
  RemoveSupervisorPin: neverRefused,
  LockSupervisorPin: neverRefused,
};

/** Of staff only those rights count that a till asks for. */
function beyondMartaAtTill() {
  const withoutTill: JournalEvent = {
    ...marta,
    data: { ...marta.data, permissions: ['identity.manage'] },
  };
  return given(
    [withoutTill],
    ...within(
      byMarta,
      refused({ ...ivo, permissions: ['pos.sell'] }, 'identity.grantsMore', 'permissions', {
        permission: 'pos.sell',
      }),
    ),
  );
}
