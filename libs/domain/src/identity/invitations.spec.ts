import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { aCompany, celeste, marta, mondayMorning, specify } from '../testing/index.js';
import {
  acceptInvitation,
  inviteMember,
  MEMBERS_MAX,
  mailInvitation,
  withdrawInvitation,
} from './invitations.js';
import { rolePermissions } from './permissions.js';

const company = [...aCompany(), marta, celeste];
const asked = {
  type: 'InviteMember',
  id: 'invitation1',
  email: 'Carlos@Sitoe.co.mz ',
  role: 'cashier',
  language: 'pt',
} as const;
const invited: JournalEvent = {
  type: 'MemberInvited',
  data: {
    id: 'invitation1',
    email: 'carlos@sitoe.co.mz',
    language: 'pt',
    invitedBy: 'owner',
    role: 'cashier',
    permissions: rolePermissions.cashier,
  },
};
const mailed: JournalEvent = {
  type: 'InvitationMailed',
  data: { id: 'invitation1', tokenHash: 'hash', expiresAt: '2026-03-09T07:30:00.000Z' },
};
const accepting = {
  type: 'AcceptInvitation',
  id: 'invitation1',
  tokenHash: 'hash',
  userId: 'carlos',
  userName: 'Carlos Sitoe',
} as const;

describe('inviting somebody', () => {
  const given = specify(inviteMember);

  it('keeps the address and the rights of the role', () => {
    given(...company)
      .when(asked)
      .then(invited);
  });

  it('is refused without the permission, naming those who can grant it', () => {
    const grantors = ['Ana Macuácua', 'Marta Nhaca'];
    given(...company)
      .when(asked, { actorId: 'celeste' })
      .thenRefused('identity.permissionMissing', { permission: 'identity.manage', grantors });
  });

  it('says nothing of the company to a stranger', () => {
    given(...company)
      .when(asked, { actorId: 'rui' })
      .thenRefused('identity.notAllowed', { permission: 'identity.manage' });
  });

  it('is refused for a permission that the inviter lacks', () => {
    given(...company)
      .when({ ...asked, permissions: ['companies.manage'] }, { actorId: 'marta' })
      .thenRefused('identity.grantsMore', { permission: 'companies.manage' });
  });

  it('makes owners only by owners', () => {
    given(...company)
      .when({ ...asked, role: 'owner' }, { actorId: 'marta' })
      .thenRefused('identity.ownersByOwners');
  });

  it('is refused twice for one address', () => {
    given(...company, invited)
      .when({ ...asked, id: 'invitation2' })
      .thenRefused('identity.alreadyInvited', { email: 'carlos@sitoe.co.mz' });
  });

  it('is refused to who works there already', () => {
    const carlos: JournalEvent = {
      ...celeste,
      data: { ...celeste.data, id: 'carlos', email: 'Carlos@Sitoe.co.mz' },
    };
    given(...company, carlos)
      .when(asked)
      .thenRefused('identity.alreadyMember', { email: 'carlos@sitoe.co.mz' }, 'email');
  });

  it('is refused above the limit of a company', () => {
    const others = Array.from({ length: MEMBERS_MAX - 3 }, (_, index): JournalEvent => ({
      ...celeste,
      data: { ...celeste.data, id: `member${index}` },
    }));
    given(...company, ...others)
      .when(asked)
      .thenRefused('identity.tooManyMembers', { max: MEMBERS_MAX });
    given(...company, ...others.slice(1))
      .when(asked)
      .then(invited);
  });

  it('is refused for an address that is none', () => {
    given(...company)
      .when({ ...asked, email: 'carlos' })
      .thenRefused('email.invalid', undefined, 'email');
  });
});

describe('the letter of an invitation', () => {
  it('opens it for seven days with its token', () => {
    specify(mailInvitation)(...company, invited)
      .when({ type: 'MailInvitation', id: 'invitation1', tokenHash: 'hash' })
      .then(mailed);
  });

  it('is not sent for one that is withdrawn', () => {
    specify(mailInvitation)(...company, invited, {
      type: 'InvitationWithdrawn',
      data: { id: 'invitation1' },
    })
      .when({ type: 'MailInvitation', id: 'invitation1', tokenHash: 'hash' })
      .thenRefused('identity.invitationNotFound');
  });

  it('is withdrawn by those who may invite', () => {
    const withdraw = { type: 'WithdrawInvitation', id: 'invitation1' } as const;
    const given = specify(withdrawInvitation)(...company, invited);
    given.when(withdraw).then({ type: 'InvitationWithdrawn', data: { id: 'invitation1' } });
    given.when(withdraw, { actorId: 'celeste' }).thenRefused('identity.permissionMissing');
  });
});

describe('accepting an invitation', () => {
  const given = specify(acceptInvitation);
  const letter = [...company, invited, mailed];

  it('makes a member of the holder of the token', () => {
    given(...letter)
      .when(accepting, { actorId: 'carlos' })
      .then({
        type: 'MemberJoined',
        data: {
          id: 'carlos',
          name: 'Carlos Sitoe',
          email: 'carlos@sitoe.co.mz',
          invitationId: 'invitation1',
          role: 'cashier',
          permissions: rolePermissions.cashier,
        },
      });
  });

  it('is refused with another token, and with that of an earlier letter', () => {
    given(...letter)
      .when({ ...accepting, tokenHash: 'guess' })
      .thenRefused('identity.invitationNotFound');
    const again: JournalEvent = { ...mailed, data: { ...mailed.data, tokenHash: 'newer' } };
    given(...letter, again)
      .when(accepting)
      .thenRefused('identity.invitationNotFound');
  });

  it('is refused for an id that a key or a record of the company has', () => {
    const key: JournalEvent = {
      type: 'ApiKeyCreated',
      data: {
        id: 'carlos',
        name: 'Loja online',
        secretHash: 'abc',
        hint: 'x4Qz',
        permissions: ['catalog.view'],
        createdBy: 'owner',
      },
    };
    given(...letter, key)
      .when(accepting)
      .thenRefused('record.idTaken', { id: 'carlos' }, 'userId');
  });

  it('is refused before a letter went out', () => {
    given(...company, invited)
      .when(accepting)
      .thenRefused('identity.invitationNotFound');
  });

  it('is refused from the instant on at which it expires', () => {
    given(...letter).when(accepting, { now: '2026-03-09T07:29:59.999Z' });
    given(...letter)
      .when(accepting, { now: '2026-03-09T07:30:00.000Z' })
      .thenRefused('identity.invitationExpired');
  });

  it('happens once', () => {
    const [joined] = given(...letter).when(accepting).events;
    if (joined === undefined) throw new Error('nobody joined');
    given(...letter, joined)
      .when({ ...accepting, userId: 'rui' })
      .thenRefused('identity.invitationNotFound');
  });

  it('is refused to somebody who is a member', () => {
    given(...letter)
      .when({ ...accepting, userId: 'celeste' })
      .thenRefused('identity.youAreMember');
  });

  it('is refused when the inviting user has lost the permission', () => {
    const byMarta: JournalEvent = { ...invited, data: { ...invited.data, invitedBy: 'marta' } };
    const removed: JournalEvent = { type: 'MemberRemoved', data: { id: 'marta' } };
    given(...company, byMarta, mailed, removed)
      .when(accepting)
      .thenRefused('identity.invitationNotFound');
  });

  it('is dated by the letter', () => {
    expect(mailed.data).toMatchObject({ expiresAt: mondayMorning.replace('03-02', '03-09') });
  });
});
