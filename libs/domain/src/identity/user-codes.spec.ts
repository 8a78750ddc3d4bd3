import { describe, expect, it } from '@jest/globals';
import {
  beginTwoFactor,
  evolveUser,
  PHONE_CODE,
  removePhone,
  renewRecoveryCodes,
  sendPhoneCode,
  signUp,
  tryPhoneCode,
  turnTwoFactorOff,
  turnTwoFactorOn,
  useSecondProof,
  type User,
} from './user.js';
import type { UserEvent } from './user.events.js';

const now = '2026-03-02T08:00:00.000Z';
const tenMinutesLater = '2026-03-02T08:10:00.000Z';
const ana = evolveUser(
  undefined,
  signUp({ id: 'ana', email: 'ana@moderna.co.mz', firstName: 'Ana', lastName: 'Macuácua' }),
);
const after = (user: User, ...events: readonly UserEvent[]): User =>
  events.reduce<User>((before, event) => evolveUser(before, event), user);

describe('a phone', () => {
  const sent = { phone: '841234567', codeHash: 'right', expiresAt: tenMinutesLater };
  const waiting = after(ana, sendPhoneCode(ana, sent));

  it('has nine digits', () => {
    const short = { ...sent, phone: '84123' };
    expect(() => sendPhoneCode(ana, short)).toThrow('phone.invalid');
  });

  it('is confirmed by its code, and taken off again', () => {
    const confirmed = after(waiting, tryPhoneCode(waiting, { codeHash: 'right', now }));
    expect(confirmed.phone).toBe('841234567');
    const again = { codeHash: 'right', now };
    expect(() => tryPhoneCode(confirmed, again)).toThrow('identity.codeExpired');
    expect(after(confirmed, ...removePhone(confirmed)).phone).toBeUndefined();
    expect(removePhone(ana)).toEqual([]);
  });

  it(`takes no code after ${PHONE_CODE.attempts} wrong ones, nor the right one`, () => {
    let user = waiting;
    for (let attempt = 0; attempt < PHONE_CODE.attempts; attempt += 1) {
      const event = tryPhoneCode(user, { codeHash: 'wrong', now });
      expect(event.type).toBe('PhoneCodeRefused');
      user = after(user, event);
    }
    const right = { codeHash: 'right', now };
    expect(() => tryPhoneCode(user, right)).toThrow('identity.codeExpired');
    const resent = after(user, sendPhoneCode(user, sent));
    expect(tryPhoneCode(resent, right).type).toBe('PhoneConfirmed');
  });

  it(`takes no code after ${PHONE_CODE.minutes} minutes`, () => {
    const late = { codeHash: 'right', now: tenMinutesLater };
    expect(() => tryPhoneCode(waiting, late)).toThrow('identity.codeExpired');
  });
});

describe('two-factor sign-in', () => {
  const begun = after(ana, beginTwoFactor(ana, 'sealed'));
  const on = after(begun, turnTwoFactorOn(begun, { step: 100, recoveryHashes: ['r1', 'r2'] }));

  it('counts once a code has proved the secret', () => {
    expect(begun.twoFactor).toBeUndefined();
    const unproved = { step: undefined, recoveryHashes: [] };
    expect(() => turnTwoFactorOn(begun, unproved)).toThrow('identity.codeWrong');
    expect(() => turnTwoFactorOn(ana, unproved)).toThrow('identity.twoFactorOff');
    expect(on.twoFactor).toEqual({
      secret: 'sealed',
      lastStep: 100,
      recoveryHashes: ['r1', 'r2'],
    });
    expect(() => beginTwoFactor(on, 'another')).toThrow('identity.twoFactorOn');
    expect(() => turnTwoFactorOn(on, unproved)).toThrow('identity.twoFactorOn');
  });

  it('takes no code twice, nor one before it', () => {
    const used = after(on, useSecondProof(on, { step: 102, recoveryHash: 'x' }));
    for (const step of [100, 101, 102, undefined]) {
      const proof = { step, recoveryHash: 'x' };
      expect(() => useSecondProof(used, proof)).toThrow('identity.codeWrong');
    }
    expect(useSecondProof(used, { step: 103, recoveryHash: 'x' }).type).toBe('TwoFactorCodeUsed');
  });

  it('takes each recovery code once', () => {
    const proof = { step: undefined, recoveryHash: 'r1' };
    const used = after(on, useSecondProof(on, proof));
    expect(used.twoFactor?.recoveryHashes).toEqual(['r2']);
    expect(() => useSecondProof(used, proof)).toThrow('identity.codeWrong');
    const renewed = after(used, renewRecoveryCodes(used, ['r3']));
    expect(renewed.twoFactor?.recoveryHashes).toEqual(['r3']);
  });

  it('can be turned off, and is then not asked for', () => {
    const off = after(on, turnTwoFactorOff(on));
    expect(off.twoFactor).toBeUndefined();
    expect(() => turnTwoFactorOff(off)).toThrow('identity.twoFactorOff');
    const proof = { step: 103, recoveryHash: 'r1' };
    expect(() => useSecondProof(off, proof)).toThrow('identity.twoFactorOff');
    expect(() => renewRecoveryCodes(off, [])).toThrow('identity.twoFactorOff');
  });
});
