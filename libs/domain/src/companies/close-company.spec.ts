import { describe, expect, it } from '@jest/globals';
import { decide } from '../commands.js';
import type { JournalEvent } from '../events.js';
import {
  closeAccount,
  evolveUser,
  looking,
  permissions,
  rolePermissions,
  type UserEvent,
} from '../identity/index.js';
import { aCompany, aContext, booksOf, specify } from '../testing/index.js';
import { companiesDeciders } from './companies.deciders.js';

const name = 'Mercearia Moderna, Lda';
const celeste: JournalEvent = {
  type: 'MemberJoined',
  data: {
    id: 'celeste',
    name: 'Celeste Mondlane',
    role: 'manager',
    permissions: rolePermissions.manager,
  },
};
const closed: JournalEvent = {
  type: 'CompanyClosed',
  data: { id: 'moderna', closedOn: '2026-03-02', reopenUntil: '2026-04-01T07:30:00.000Z' },
};
const shop = [...aCompany(), celeste];

describe('closing a company', () => {
  const given = specify(companiesDeciders.CloseCompany);

  it('ends it today, to be taken back for thirty days', () => {
    given(...shop)
      .when({ type: 'CloseCompany', name: ` ${name} ` })
      .then(closed);
  });

  it('is refused with another name', () => {
    given(...shop)
      .when({ type: 'CloseCompany', name: 'Mercearia' })
      .thenRefused('company.nameDiffers', { name }, 'name');
  });

  it('is only for owners', () => {
    const managing: JournalEvent = {
      type: 'MemberJoined',
      data: { id: 'dino', name: 'Dino', role: 'manager', permissions: rolePermissions.owner },
    };
    given(...shop, managing)
      .when({ type: 'CloseCompany', name }, { actorId: 'dino' })
      .thenRefused('company.ownersOnly');
    given(...shop)
      .when({ type: 'CloseCompany', name }, { actorId: 'celeste' })
      .thenRefused('identity.permissionMissing');
  });
});

describe('a closed company', () => {
  it('refuses what comes later, with its sentence, and lets itself be handed out', () => {
    const given = specify(decide);
    const change = { type: 'ChangeCompany', fields: { city: 'Beira' } } as const;
    given(...shop, closed)
      .when(change)
      .thenRefused('company.closed', { closedOn: '2026-03-02' });
    given(...shop)
      .when(change)
      .then({
        type: 'CompanyChanged',
        data: { id: 'moderna', before: { city: 'Maputo' }, after: { city: 'Beira' } },
      });
    const ordered = { type: 'CompanyExportOrdered', data: { id: 'moderna', exportId: 'E1' } };
    given(...shop, closed)
      .when({ type: 'OrderCompanyExport', exportId: 'E1' })
      .then(ordered as JournalEvent);
  });

  it('lets nobody in but its owners', () => {
    const order = { type: 'OrderCompanyExport', exportId: 'E1' } as const;
    const given = specify(companiesDeciders.OrderCompanyExport);
    given(...shop, closed)
      .when(order, { actorId: 'celeste' })
      .thenRefused('company.closed');
  });

  it('is taken back by an owner within thirty days', () => {
    const given = specify(companiesDeciders.ReopenCompany);
    const reopen = { type: 'ReopenCompany' } as const;
    given(...shop, closed)
      .when(reopen, { now: '2026-04-01T07:30:00.000Z' })
      .then({ type: 'CompanyReopened', data: { id: 'moderna' } });
    given(...shop, closed)
      .when(reopen, { now: '2026-04-01T07:30:00.001Z' })
      .thenRefused('company.reopenedTooLate', { days: 30 });
    given(...shop)
      .when(reopen)
      .thenRefused('company.notClosed');
  });

  it('goes on as before once it is taken back', () => {
    const back: JournalEvent = { type: 'CompanyReopened', data: { id: 'moderna' } };
    const books = booksOf(...shop, closed, back);
    const change = { type: 'ChangeCompany', fields: { city: 'Beira' } } as const;
    expect(decide(books, change, aContext())).toHaveLength(1);
  });
});

describe('leaving a company', () => {
  const given = specify(companiesDeciders.LeaveCompany);
  const leave = { type: 'LeaveCompany' } as const;

  it('is everybody’s right but the last owner’s', () => {
    given(...shop)
      .when(leave, { actorId: 'celeste' })
      .then({ type: 'MemberRemoved', data: { id: 'celeste' } });
    given(...shop)
      .when(leave)
      .thenRefused('company.lastOwner', { companies: [name] });
    given(...shop)
      .when(leave, { actorId: 'stranger' })
      .then();
  });
});

describe('the file of everything', () => {
  const order = { type: 'OrderCompanyExport', exportId: 'E1' } as const;
  const given = specify(companiesDeciders.OrderCompanyExport);
  const manager = (limits: object): JournalEvent => ({
    type: 'MemberJoined',
    data: {
      id: 'dino',
      name: 'Dino Langa',
      role: 'manager',
      permissions: rolePermissions.owner,
      ...limits,
    },
  });

  it.each(looking)('is not for those who lack %s', (left) => {
    const dino = manager({ permissions: permissions.filter((one) => one !== left) });
    given(...shop, dino)
      .when(order, { actorId: 'dino' })
      .thenRefused('company.exportNeedsFreeHand');
  });

  it('is for those whose sight nothing limits', () => {
    given(...shop, manager({}))
      .when(order, { actorId: 'dino' })
      .then({ type: 'CompanyExportOrdered', data: { id: 'moderna', exportId: 'E1' } });
    given(...shop, manager({ limits: { seriesIds: ['FT_2026'] } }))
      .when(order, { actorId: 'dino' })
      .thenRefused('company.exportNeedsFreeHand');
    given(...shop)
      .when(order, { actorId: 'celeste' })
      .thenRefused('identity.permissionMissing');
  });

  it('is written down when it is taken', () => {
    specify(companiesDeciders.TakeCompanyExport)(...shop, closed)
      .when({ type: 'TakeCompanyExport', exportId: 'E1' })
      .then({ type: 'CompanyExportTaken', data: { id: 'moderna', exportId: 'E1' } });
  });
});

describe('closing an account', () => {
  const signedUp: UserEvent = {
    type: 'UserSignedUp',
    data: {
      id: 'ana',
      email: 'ana@moderna.co.mz',
      firstName: 'Ana',
      lastName: 'Macuácua',
      passwordHash: 'hash',
    },
  };
  const ana = evolveUser(undefined, signedUp);

  it('leaves the name, and nothing that signs in', () => {
    const [event] = closeAccount(ana, []);
    expect(event).toEqual({ type: 'AccountClosed', data: { id: 'ana' } });
    const after = event && evolveUser(ana, event);
    expect(after).toMatchObject({ firstName: 'Ana', isClosed: true });
    expect(after?.passwordHash).toBeUndefined();
    expect(after && closeAccount(after, [])).toEqual([]);
  });

  it('is refused to the only owner of an open company', () => {
    expect(() => closeAccount(ana, [name])).toThrow('company.lastOwner');
  });
});
