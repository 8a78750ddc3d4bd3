import { describe, expect, it } from '@jest/globals';
import {
  beginTwoFactor,
  confirmEmail,
  evolveUser,
  keepsEmail,
  linkProvider,
  openSession,
  sendEmailConfirmation,
  sendEmailUndo,
  signUp,
  undoEmailChange,
  type User,
} from './user.js';
import type { UserEvent } from './user.events.js';

const first = 'ana@moderna.co.mz';
const second = 'evil@x.co.mz';
const third = 'worse@x.co.mz';
const now = '2026-03-02T08:00:00.000Z';
const aWeekLater = '2026-03-09T08:00:00.000Z';
const after = (user: User, ...events: readonly UserEvent[]): User =>
  events.reduce<User>((before, event) => evolveUser(before, event), user);

const ana = evolveUser(
  undefined,
  signUp({
    id: 'ana',
    email: first,
    firstName: 'Ana',
    lastName: 'Macuácua',
    passwordHash: 'hash1',
  }),
);

/** The account after it moved to the address, and the letter to the one before was sent. */
function movedTo(user: User, email: string, tokenHash: string): User {
  const sent = { email, tokenHash: 'c1', expiresAt: aWeekLater };
  const waiting = after(user, sendEmailConfirmation(user, sent));
  const moved = after(waiting, confirmEmail(waiting, { tokenHash: 'c1', now }));
  return after(moved, ...sendEmailUndo(moved, { email: user.email, tokenHash, now }));
}

describe('a change of address', () => {
  const moved = movedTo(ana, second, 'u1');
  const twice = movedTo(moved, third, 'u2');

  it('is undone by the address before: the password opens nothing, browsers are signed out', () => {
    const session = { sessionId: 's1', tokenHash: 't1', userAgent: 'Firefox', openedAt: now };
    const taken = after(
      moved,
      ...openSession(moved, { ...session, expiresAt: aWeekLater }),
      beginTwoFactor(moved, 'sealed'),
      ...linkProvider(moved, { issuer: 'i', subject: 'evil', email: second }),
      ...linkProvider(moved, { issuer: 'i', subject: 'ana', email: first }),
    );
    const events = undoEmailChange(taken, { tokenHash: 'u1', now });
    expect(events.map(({ type }) => type)).toEqual([
      'EmailChangeUndone',
      'ProviderUnlinked',
      'SessionClosed',
    ]);
    expect(after(taken, ...events)).toMatchObject({
      email: first,
      passwordHash: undefined,
      pendingSecret: undefined,
      formerEmails: [],
      providers: [{ subject: 'ana' }],
    });
  });

  it('is undone with those after it, and their links undo nothing', () => {
    const back = after(twice, ...undoEmailChange(twice, { tokenHash: 'u1', now }));
    expect(back).toMatchObject({ email: first, formerEmails: [] });
    expect(() => undoEmailChange(back, { tokenHash: 'u2', now })).toThrow('identity.linkInvalid');
  });

  it('is undone by itself where the one before it was meant', () => {
    const back = after(twice, ...undoEmailChange(twice, { tokenHash: 'u2', now }));
    expect(back).toMatchObject({ email: second, formerEmails: [{ email: first }] });
  });

  it('is not undone after some days, nor by a link that nobody sent', () => {
    const undo = (tokenHash: string, at: string) => () =>
      undoEmailChange(moved, { tokenHash, now: at });
    expect(undo('u1', aWeekLater)).toThrow('identity.linkInvalid');
    expect(undo('u3', now)).toThrow('identity.linkInvalid');
  });

  it('keeps the address before for some days, and those that it was undone from for none', () => {
    expect(keepsEmail(moved, ' ANA@moderna.co.mz', now)).toBe(true);
    expect(keepsEmail(moved, first, aWeekLater)).toBe(false);
    const back = after(moved, ...undoEmailChange(moved, { tokenHash: 'u1', now }));
    expect([first, second].map((email) => keepsEmail(back, email, now))).toEqual([true, false]);
    expect(keepsEmail({ ...moved, isClosed: true }, first, now)).toBe(false);
  });

  it('back to an address that is kept gives the one between no link', () => {
    const back = movedTo(moved, first, 'u2');
    expect(back).toMatchObject({ email: first, formerEmails: [] });
    expect(() => undoEmailChange(back, { tokenHash: 'u2', now })).toThrow('identity.linkInvalid');
  });
});
