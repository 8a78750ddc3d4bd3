import { describe, expect, it } from '@jest/globals';
import { rate } from '@balcao/pricing';
import type { JournalEvent } from '../events.js';
import { aCompany, booksOf, celeste, limited, marta, specify } from '../testing/index.js';
import {
  changeMemberRights,
  reinstateMember,
  removeMember,
  suspendMember,
  transferOwnership,
} from './member-rights.js';
import { mayDo } from './members.js';
import { rolePermissions } from './permissions.js';

const company = [...aCompany(), marta, celeste];
const cashier = { role: 'cashier', permissions: rolePermissions.cashier } as const;
const byMarta = { actorId: 'marta' };
const suspended: JournalEvent = { type: 'MemberSuspended', data: { id: 'celeste' } };

describe('changing what a member may do', () => {
  const given = specify(changeMemberRights);
  const change = { type: 'ChangeMemberRights', id: 'celeste', role: 'cashier' } as const;

  it('tells before and after', () => {
    const limits = { lineDiscount: rate('10') };
    given(...company)
      .when({ ...change, limits })
      .then({
        type: 'MemberRightsChanged',
        data: { id: 'celeste', before: cashier, after: { ...cashier, limits } },
      });
  });

  it('tells nothing when all stays', () => {
    given(...company)
      .when(change)
      .then();
  });

  it('never grants more than the granter has', () => {
    given(...company)
      .when({ ...change, permissions: ['companies.manage'] }, byMarta)
      .thenRefused('identity.grantsMore', { permission: 'companies.manage' });
    given(...company)
      .when({ ...change, permissions: ['documents.cancel'] }, byMarta)
      .events.forEach(({ type }) => {
        expect(type).toBe('MemberRightsChanged');
      });
  });

  it('never widens a limit beyond the own one of the granter', () => {
    const limits = { lineDiscount: rate('20') };
    const strict: JournalEvent = { ...marta, data: { ...marta.data, limits } };
    const past = [...aCompany(), strict, limited({ lineDiscount: rate('5') })];
    given(...past)
      .when({ ...change, limits: { lineDiscount: rate('20.5') } }, byMarta)
      .thenRefused('identity.grantsWiderLimit', { limit: 'lineDiscount' });
    given(...past)
      .when(change, byMarta)
      .thenRefused('identity.grantsWiderLimit');
    expect(given(...past).when({ ...change, limits }, byMarta).events).toHaveLength(1);
  });

  it('refuses discounts above a hundred per cent', () => {
    given(...company)
      .when({ ...change, limits: { lineDiscount: rate('100.01') } })
      .thenRefused('field.outOfRange', undefined, 'limits.lineDiscount');
  });

  it('leaves owners to owners', () => {
    given(...company)
      .when({ ...change, id: 'owner' }, byMarta)
      .thenRefused('identity.ownersByOwners');
  });

  it('leaves the last owner what it is', () => {
    given(...company)
      .when({ ...change, id: 'owner' })
      .thenRefused('identity.lastOwner');
  });

  it('is refused when somebody was first', () => {
    given(...company)
      .when({ ...change, expectedRevision: 0 })
      .thenRefused('record.stale');
  });
});

describe('a member who is suspended', () => {
  const given = specify(suspendMember);

  it('may do nothing', () => {
    given(...company)
      .when({ type: 'SuspendMember', id: 'celeste', reason: 'Férias' })
      .then({ type: 'MemberSuspended', data: { id: 'celeste', reason: 'Férias' } });
    expect(mayDo(booksOf(...company, suspended), 'celeste', 'documents.view')).toBe(false);
  });

  it('has its rights again once it is reinstated', () => {
    const reinstated: JournalEvent = { type: 'MemberReinstated', data: { id: 'celeste' } };
    specify(reinstateMember)(...company, suspended)
      .when({ type: 'ReinstateMember', id: 'celeste' })
      .then(reinstated);
    const books = booksOf(...company, suspended, reinstated);
    expect(mayDo(books, 'celeste', 'documents.issue')).toBe(true);
  });

  it('stays as somebody else has made it meanwhile', () => {
    const reinstate = { type: 'ReinstateMember', id: 'celeste' } as const;
    const at = company.length;
    const reinstated: JournalEvent = { type: 'MemberReinstated', data: { id: 'celeste' } };
    specify(reinstateMember)(...company, suspended)
      .when({ ...reinstate, expectedRevision: at })
      .then(reinstated);
    specify(reinstateMember)(...company, suspended, reinstated, suspended)
      .when({ ...reinstate, expectedRevision: at })
      .thenRefused('record.stale');
    given(...company, suspended, reinstated)
      .when({ type: 'SuspendMember', id: 'celeste', expectedRevision: at })
      .thenRefused('record.stale');
  });

  it('is never oneself, nor the last owner', () => {
    given(...company)
      .when({ type: 'SuspendMember', id: 'owner' })
      .thenRefused('identity.notYourself');
    given(...company)
      .when({ type: 'SuspendMember', id: 'owner' }, byMarta)
      .thenRefused('identity.ownersByOwners');
  });
});

describe('removing a member', () => {
  const given = specify(removeMember);
  const remove = { type: 'RemoveMember', id: 'celeste' } as const;
  const removed: JournalEvent = { type: 'MemberRemoved', data: { id: 'celeste' } };

  it('takes all rights, and keeps the name for the history', () => {
    given(...company)
      .when(remove)
      .then(removed);
    const books = booksOf(...company, removed);
    expect(mayDo(books, 'celeste', 'documents.view')).toBe(false);
    expect(books.identity.members.get('celeste')?.name).toBe('Celeste Mondlane');
  });

  it('happens once', () => {
    given(...company, removed)
      .when(remove)
      .thenRefused('identity.memberNotFound');
  });
});

describe('handing a company over', () => {
  const given = specify(transferOwnership);
  const transfer = { type: 'TransferOwnership', id: 'marta', role: 'auditor' } as const;

  it('makes another member owner, and the owner what it says', () => {
    const past = [...company];
    const { events } = given(...past).when(transfer);
    const books = booksOf(...past, ...events);
    const rolesOf = ['owner', 'marta'].map((id) => books.identity.members.get(id)?.role);
    expect(rolesOf).toEqual(['auditor', 'owner']);
    expect(mayDo(books, 'marta', 'companies.manage')).toBe(true);
    expect(mayDo(books, 'owner', 'companies.manage')).toBe(false);
  });

  it('is an affair of owners and members', () => {
    given(...company)
      .when(transfer, byMarta)
      .thenRefused('identity.ownersByOwners');
    given(...company)
      .when({ ...transfer, id: 'rui' })
      .thenRefused('identity.memberNotFound');
  });
});
