import { describe, expect, it } from '@jest/globals';
import {
  beginTwoFactor,
  changePassword,
  changePreferences,
  changeProfile,
  changeProfileImage,
  checkStrength,
  closeSession,
  closeSessions,
  confirmEmail,
  evolveLogin,
  evolveUser,
  isNewDevice,
  isSessionOver,
  linkProvider,
  openSession,
  releaseLogin,
  resetPassword,
  sendEmailConfirmation,
  sendPasswordReset,
  sendPhoneCode,
  SESSIONS_MAX,
  signUp,
  unlinkProviders,
  useSession,
  type User,
} from './user.js';
import type { UserEvent } from './user.events.js';

const ana = {
  id: 'ana',
  email: 'ana@moderna.co.mz',
  firstName: 'Ana',
  lastName: 'Macuácua',
  passwordHash: 'hash1',
};
const now = '2026-03-02T08:00:00.000Z';
const anHourLater = '2026-03-02T09:00:00.000Z';
const unconfirmed = evolveUser(undefined, signUp({ ...ana, mustConfirm: true }));
const known = evolveUser(undefined, signUp(ana));
const after = (user: User, ...events: readonly UserEvent[]): User =>
  events.reduce<User>((before, event) => evolveUser(before, event), user);

const session = (number: number, openedAt = now) => ({
  sessionId: `s${number}`,
  tokenHash: `t${number}`,
  userAgent: 'Firefox',
  deviceHash: `d${number}`,
  openedAt,
  expiresAt: '2026-03-16T08:00:00.000Z',
});

describe('an address', () => {
  const sent = { email: ana.email, tokenHash: 'h1', expiresAt: anHourLater };
  const waiting = after(unconfirmed, sendEmailConfirmation(unconfirmed, sent));

  it('is confirmed by the last link that was sent, once', () => {
    const confirmed = after(waiting, confirmEmail(waiting, { tokenHash: 'h1', now }));
    expect(confirmed).toMatchObject({ isEmailConfirmed: true, mustConfirm: false });
    expect(() => confirmEmail(confirmed, { tokenHash: 'h1', now })).toThrow('identity.linkInvalid');
    const again = after(waiting, sendEmailConfirmation(waiting, { ...sent, tokenHash: 'h2' }));
    expect(() => confirmEmail(again, { tokenHash: 'h1', now })).toThrow('identity.linkInvalid');
  });

  it('is not confirmed by a link that is too old', () => {
    const late = { tokenHash: 'h1', now: anHourLater };
    expect(() => confirmEmail(waiting, late)).toThrow('identity.linkInvalid');
  });

  it('changes once the new one is confirmed', () => {
    const asked = sendEmailConfirmation(known, { ...sent, email: ' ana@nova.co.mz ' });
    const changing = after(known, asked);
    expect(changing.email).toBe(ana.email);
    const event = confirmEmail(changing, { tokenHash: 'h1', now });
    const formerUntil = '2026-03-09T08:00:00.000Z';
    expect(event.data).toEqual({
      id: 'ana',
      email: 'ana@nova.co.mz',
      former: ana.email,
      formerUntil,
    });
    expect(after(changing, event).email).toBe('ana@nova.co.mz');
    expect(() => sendEmailConfirmation(known, { ...sent, email: 'ana' })).toThrow('email.invalid');
  });

  it('is free again once its owner has left it, and not by a word of anybody else', () => {
    const claimed = { type: 'LoginClaimed', data: { id: 'l1', userId: 'ana' } } as const;
    const owner = evolveLogin(undefined, claimed);
    expect(evolveLogin(owner, releaseLogin('l1', 'rui'))).toBe('ana');
    expect(evolveLogin(owner, releaseLogin('l1', 'ana'))).toBeUndefined();
  });
});

describe('a password', () => {
  it('is refused when it is tried first, or guessed soon', () => {
    const check = (score: number, isKnown: boolean) => () => {
      checkStrength({ score, isKnown });
    };
    expect(check(0, true)).toThrow('identity.passwordKnown');
    expect(check(1, false)).toThrow('identity.passwordWeak');
    expect(check(2, false)).not.toThrow();
    expect(check(4, true)).not.toThrow();
  });

  it('is reset by a link, once, and signs every browser out', () => {
    const signedIn = after(known, ...openSession(known, session(1)));
    const link = { tokenHash: 'h1', expiresAt: anHourLater };
    const waiting = after(signedIn, sendPasswordReset(signedIn, link));
    const events = resetPassword(waiting, { tokenHash: 'h1', passwordHash: 'hash2', now });
    expect(events.map(({ type }) => type)).toEqual(['PasswordReset', 'SessionClosed']);
    const reset = after(waiting, ...events);
    expect(reset).toMatchObject({ passwordHash: 'hash2', isEmailConfirmed: true });
    const again = { tokenHash: 'h1', passwordHash: 'hash3', now };
    expect(() => resetPassword(reset, again)).toThrow('identity.linkInvalid');
    const late = { ...again, now: anHourLater };
    expect(() => resetPassword(waiting, late)).toThrow('identity.linkInvalid');
  });

  it('is changed by signing every other browser out, and ends a reset under way', () => {
    const link = { tokenHash: 'h1', expiresAt: anHourLater };
    const opened = after(known, ...openSession(known, session(1)));
    const both = after(opened, ...openSession(opened, session(2)), sendPasswordReset(known, link));
    const changed = after(both, ...changePassword(both, 'hash2', 's2'));
    expect([...changed.sessions.keys()]).toEqual(['s2']);
    expect(changed.pendingReset).toBeUndefined();
  });
});

describe('what is pending in an account', () => {
  /** One event for each thing that can be pending. */
  const requests = {
    pendingEmail: sendEmailConfirmation(known, {
      email: 'eva@x.co.mz',
      tokenHash: 'h1',
      expiresAt: anHourLater,
    }),
    pendingReset: sendPasswordReset(known, { tokenHash: 'h2', expiresAt: anHourLater }),
    pendingPhone: sendPhoneCode(known, {
      phone: '841234567',
      codeHash: 'c1',
      expiresAt: anHourLater,
    }),
    pendingSecret: beginTwoFactor(known, 'sealed'),
  };
  const pending = Object.keys(known).filter((field) => field.startsWith('pending'));
  const waiting = after(known, ...Object.values(requests));
  const fieldsOf = (user: User) =>
    pending.filter((field) => Reflect.get(user, field) !== undefined);

  it('is all there is of that name', () => {
    expect(Object.keys(requests).sort()).toEqual([...pending].sort());
    expect(fieldsOf(waiting)).toEqual(pending);
  });

  it.each(['PasswordReset', 'PasswordChanged'] as const)('ends with %s', (type) => {
    const changed = after(waiting, { type, data: { id: 'ana', passwordHash: 'hash2' } });
    expect(fieldsOf(changed)).toEqual([]);
  });

  it('stays whatever else happens', () => {
    const changed = after(waiting, ...changePreferences(waiting, { language: 'pt' }));
    expect(fieldsOf(changed)).toEqual(pending);
  });
});

describe('signing in', () => {
  it('signs the browser out of what it was before', () => {
    const opened = after(known, ...openSession(known, session(1)));
    const again = after(opened, ...openSession(opened, session(2), 's1'));
    expect([...again.sessions.keys()]).toEqual(['s2']);
  });

  it(`signs the oldest of ${SESSIONS_MAX} browsers out`, () => {
    let user = known;
    for (let number = 1; number <= SESSIONS_MAX; number += 1) {
      user = after(user, ...openSession(user, session(number)));
    }
    expect(user.sessions.size).toBe(SESSIONS_MAX);
    user = after(user, ...openSession(user, session(SESSIONS_MAX + 1)));
    expect(user.sessions.size).toBe(SESSIONS_MAX);
    expect(user.sessions.has('s1')).toBe(false);
    const later = session(99, '2026-03-20T08:00:00.000Z');
    expect(openSession(user, later).map(({ type }) => type)).toEqual(['SessionOpened']);
  });

  it('again and again from one program signs that program out, and nobody else', () => {
    const program = (number: number) => ({ ...session(number), userAgent: 'accounts-sync/1.4' });
    let user = after(known, ...openSession(known, session(1)), ...openSession(known, session(2)));
    for (let number = 3; number <= 2 * SESSIONS_MAX; number += 1) {
      user = after(user, ...openSession(user, program(number)));
    }
    expect(user.sessions.size).toBe(SESSIONS_MAX);
    expect([user.sessions.has('s1'), user.sessions.has('s2')]).toEqual([true, true]);
    // A browser more takes the place of the program's oldest as well.
    user = after(user, ...openSession(user, session(99)));
    expect([...user.sessions.keys()].slice(0, 3)).toEqual(['s1', 's2', `s${SESSIONS_MAX + 4}`]);
  });

  it('lasts while the browser is in use, which is recorded once a day', () => {
    const opened = after(known, ...openSession(known, session(1)));
    const one = (user: User) => user.sessions.get('s1') ?? { ...session(0) };
    const at = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString();
    expect(useSession(opened, 's1', at(23))).toEqual([]);
    expect(useSession(opened, 's2', at(25))).toEqual([]);
    const used = after(opened, ...useSession(opened, 's1', at(25)));
    expect(useSession(used, 's1', at(26))).toEqual([]);
    expect([isSessionOver(one(opened), at(167)), isSessionOver(one(opened), at(168))]).toEqual([
      false,
      true,
    ]);
    expect([isSessionOver(one(used), at(192)), isSessionOver(one(used), at(193))]).toEqual([
      false,
      true,
    ]);
    const { openedAt: _, ...older } = one(opened);
    expect([isSessionOver(older, at(13 * 24)), isSessionOver(older, at(14 * 24))]).toEqual([
      false,
      true,
    ]);
    const signedOut = after(opened, ...closeSession(opened, 's1'));
    const data = { id: 'ana', sessionId: 's1', usedAt: at(25) };
    expect(after(signedOut, { type: 'SessionUsed', data }).sessions.size).toBe(0);
  });

  it('is from a new device when the person was only known on others', () => {
    expect(isNewDevice(known, 'd1')).toBe(false);
    const opened = after(known, ...openSession(known, session(1)));
    expect([isNewDevice(opened, 'd1'), isNewDevice(opened, 'd2')]).toEqual([false, true]);
  });

  it('is ended on one browser, or on all', () => {
    const opened = after(known, ...openSession(known, session(1)));
    expect(closeSession(opened, 'nobody')).toEqual([]);
    expect(after(opened, ...closeSession(opened, 's1')).sessions.size).toBe(0);
    expect(after(opened, ...closeSessions(opened)).sessions.size).toBe(0);
  });
});

describe('an identity provider', () => {
  const link = { issuer: 'https://id.example', subject: '17', email: ana.email };

  it('is linked once, and unlinked while there is a password', () => {
    const linked = after(known, ...linkProvider(known, link));
    expect(linked.providers).toEqual([link]);
    expect(linkProvider(linked, link)).toEqual([]);
    expect(after(linked, ...unlinkProviders(linked)).providers).toEqual([]);
  });

  it('stays while it is the only way in', () => {
    const { id, email, firstName, lastName } = ana;
    const user = evolveUser(undefined, signUp({ id, email, firstName, lastName }));
    const linked = after(user, ...linkProvider(user, link));
    expect(() => unlinkProviders(linked)).toThrow('identity.lastWayIn');
  });
});

describe('a profile', () => {
  it('changes by what differs', () => {
    expect(changeProfile(known, ana)).toEqual([]);
    const changed = after(known, ...changeProfile(known, { firstName: 'Ana', lastName: 'Tembe' }));
    expect(changed.lastName).toBe('Tembe');
    expect(() => changeProfile(known, { firstName: ' ', lastName: 'x' })).toThrow('field.required');
  });

  it('has a picture until it is taken away', () => {
    const shown = after(known, ...changeProfileImage(known, 'cover', 'img1'));
    expect([shown.coverImageId, shown.profileImageId]).toEqual(['img1', undefined]);
    expect(changeProfileImage(shown, 'cover', 'img1')).toEqual([]);
    expect(after(shown, ...changeProfileImage(shown, 'cover', null)).coverImageId).toBeUndefined();
  });

  it('of an unconfirmed address is what was sent last', () => {
    const data = { id: 'ana', firstName: 'Rui', lastName: 'Langa', passwordHash: 'hash2' };
    const repeated = after(unconfirmed, { type: 'SignUpRepeated', data });
    expect(repeated).toMatchObject({ firstName: 'Rui', passwordHash: 'hash2', mustConfirm: true });
  });
});
