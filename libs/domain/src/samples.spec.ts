import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { billingEventTypes } from './testing/billing.js';
import { createBooks, slices } from './books.js';
import { evolveDraft, type DraftEvent, type DraftState } from './documents/index.js';
import type { JournalEvent } from './events.js';
import {
  evolveLogin,
  evolveUser,
  type LoginEvent,
  type User,
  type UserEvent,
} from './identity/index.js';
import { aShop, evolveAll, textSamples, type Sample } from './testing/index.js';

const folder = fileURLToPath(new URL('./testing/samples/', import.meta.url));

const recorded = readdirSync(folder).map(
  (file) => [file, JSON.parse(readFileSync(`${folder}${file}`, 'utf8')) as Sample] as const,
);
const samples = new Map([...textSamples, ...recorded]);
const sampleOf = (type: string) => samples.get(`${type}.v1.json`);
const bookTypes = [...new Set(Object.values(slices).flatMap(({ evolve }) => Object.keys(evolve)))];
const userTypes = [
  'UserSignedUp',
  'SignUpRepeated',
  'PasswordChanged',
  'ProfileChanged',
  'PreferencesChanged',
  'ProfileImageChanged',
  'SessionOpened',
  'SessionClosed',
  'SessionUsed',
  'AccountClosed',
  'EmailConfirmationSent',
  'EmailConfirmed',
  'EmailUndoSent',
  'EmailChangeUndone',
  'PasswordResetSent',
  'PasswordReset',
  'PhoneCodeSent',
  'PhoneCodeRefused',
  'PhoneConfirmed',
  'PhoneRemoved',
  'TwoFactorBegun',
  'TwoFactorTurnedOn',
  'TwoFactorCodeUsed',
  'RecoveryCodeUsed',
  'RecoveryCodesRenewed',
  'TwoFactorTurnedOff',
  'ProviderLinked',
  'ProviderUnlinked',
];
const loginTypes = ['LoginClaimed', 'LoginReleased'];
const notificationTypes = [
  'NotificationRaised',
  'NotificationsRead',
  'NotificationPreferencesChanged',
];
const viewTypes = ['ViewSaved', 'ViewRenamed', 'ViewRemoved', 'DefaultViewChosen'];
const scheduleTypes = ['ReportScheduled', 'ReportScheduleEnded', 'ReportMailed'];
const damageTypes = ['JournalFoundDamaged', 'JournalFoundIntact'];
const draftTypes = ['DraftSaved', 'DraftDiscarded', 'DraftIssued'];

describe('the samples of events, as they were first written', () => {
  it('are one of each', () => {
    const types = [
      ...[...billingEventTypes, ...bookTypes, ...userTypes, ...draftTypes, ...loginTypes],
      ...[...notificationTypes, ...viewTypes, ...scheduleTypes, ...damageTypes],
    ];
    expect([...samples.keys()].sort()).toEqual(types.map((type) => `${type}.v1.json`).sort());
    for (const [file, { type }] of samples) expect(file.startsWith(`${type}.`)).toBe(true);
  });

  it.each(bookTypes)('can be folded into the books: %s', (type) => {
    const sample = sampleOf(type) as JournalEvent;
    const past = type === 'CompanyRegistered' ? [] : aShop();
    const books = evolveAll(createBooks(), [...past, ...pastOf(sample), sample]);
    expect(books.undo.mark()).toBe(0);
  });

  it.each(userTypes)('can be folded into an account: %s', (type) => {
    const signedUp = evolveUser(undefined, sampleOf('UserSignedUp') as UserEvent);
    const user: User = evolveUser(signedUp, sampleOf(type) as UserEvent);
    expect(user.id).toBe(sampleOf(type)?.data.id);
  });

  it.each(draftTypes)('can be folded into a draft: %s', (type) => {
    const saved = evolveDraft(undefined, sampleOf('DraftSaved') as DraftEvent, 0);
    const draft: DraftState = evolveDraft(saved, sampleOf(type) as DraftEvent, 1);
    expect(draft.revision).toBe(1);
  });

  it('can be folded into a sign-in: LoginClaimed, LoginReleased', () => {
    const owner = evolveLogin(undefined, sampleOf('LoginClaimed') as LoginEvent);
    expect(owner).toBe('ana');
    expect(evolveLogin(owner, sampleOf('LoginReleased') as LoginEvent)).toBeUndefined();
  });
});

/** What a sample about a record needs before it: the record's own first event. */
function pastOf({ type, data: { id } }: JournalEvent): readonly JournalEvent[] {
  if (/Registered$|Opened$|Issued$|Joined$/.test(type)) return [];
  return [...samples.values()].filter(
    (sample) =>
      sample.data.id === id &&
      sample.type !== type &&
      /^(?!Company)\w+(Registered|Opened|Issued)$/.test(sample.type),
  ) as unknown as JournalEvent[];
}
