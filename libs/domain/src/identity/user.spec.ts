import { describe, expect, it } from '@jest/globals';
import { aCompany, booksOf } from '../testing/index.js';
import { mayDo, requirePermission } from './members.js';
import { permissions, rolePermissions } from './permissions.js';
import { checkPassword, claimLogin, evolveLogin, evolveUser, signUp, type User } from './user.js';
import type { UserEvent } from './user.events.js';

const ana = {
  id: 'ana',
  email: 'ana@moderna.co.mz',
  firstName: 'Ana',
  lastName: 'Macuácua',
  passwordHash: 'hash1',
};
const signedUp = signUp(ana);
const opened: UserEvent = {
  type: 'SessionOpened',
  data: {
    id: 'ana',
    sessionId: 's1',
    tokenHash: 't1',
    userAgent: 'Firefox',
    expiresAt: '2026-04-01T00:00:00.000Z',
  },
};
const userOf = (...events: readonly UserEvent[]) =>
  events.reduce<User | undefined>(evolveUser, undefined);

describe('an account', () => {
  it('begins with a sign-up and follows its changes', () => {
    const changed = userOf(
      signedUp,
      { type: 'PasswordChanged', data: { id: 'ana', passwordHash: 'hash2' } },
      { type: 'ProfileChanged', data: { id: 'ana', firstName: 'Ana', lastName: 'Tembe' } },
    );
    expect(changed).toMatchObject({ ...ana, lastName: 'Tembe', passwordHash: 'hash2' });
  });

  it('keeps its sessions until they are closed', () => {
    const { sessions } = userOf(signedUp, opened) ?? {};
    expect(sessions?.get('s1')).toMatchObject({
      tokenHash: 't1',
      userAgent: 'Firefox',
      expiresAt: '2026-04-01T00:00:00.000Z',
    });
    const closed: UserEvent = { type: 'SessionClosed', data: { id: 'ana', sessionId: 's1' } };
    expect(userOf(signedUp, opened, closed)?.sessions.size).toBe(0);
  });

  it('has nothing before its sign-up', () => {
    expect(() => userOf(opened)).toThrow('SessionOpened before the account');
  });

  it('needs an address and a name', () => {
    expect(() => signUp({ ...ana, email: 'ana' })).toThrow('email.invalid');
    expect(() => signUp({ ...ana, lastName: ' ' })).toThrow('field.required');
  });
});

describe('a password', () => {
  it('has 8 to 200 characters', () => {
    expect(() => {
      checkPassword('x'.repeat(7));
    }).toThrow('identity.passwordTooShort');
    expect(() => {
      checkPassword('x'.repeat(201));
    }).toThrow('identity.passwordTooLong');
    for (const length of [8, 200]) checkPassword('x'.repeat(length));
  });
});

describe('an e-mail address', () => {
  it('is claimed by one account', () => {
    const claim = { id: 'l1', userId: 'ana' };
    expect(claimLogin(undefined, claim)).toEqual({ type: 'LoginClaimed', data: claim });
    expect(() => claimLogin('somebody', claim)).toThrow('identity.emailTaken');
    const claimed = { type: 'LoginClaimed', data: claim } as const;
    expect(evolveLogin(undefined, claimed)).toBe('ana');
    expect(evolveLogin('first', claimed)).toBe('first');
  });
});

describe('a permission', () => {
  it('is held only by members', () => {
    const books = booksOf(...aCompany());
    expect(permissions.filter((permission) => !mayDo(books, 'owner', permission))).toEqual([]);
    expect(mayDo(books, 'stranger', 'documents.view')).toBe(false);
    requirePermission(books, 'owner', 'documents.issue');
    expect(() => {
      requirePermission(books, 'stranger', 'documents.issue');
    }).toThrow('identity.notAllowed');
  });

  it('of an auditor is to look, and nothing else', () => {
    const beyond = rolePermissions.auditor.filter(
      (permission) => !/\.view(Cost|Expected)?$/.test(permission),
    );
    expect(beyond).toEqual([]);
  });
});
