import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../refusal.js';
import { preferenceChoices, preferenceNames, readPreferences } from './preferences.js';
import { changePreferences, evolveUser, type User } from './user.js';
import type { UserEvent } from './user.events.js';

const signedUp: UserEvent = {
  type: 'UserSignedUp',
  data: {
    id: 'u1',
    email: 'ana@balcao.example',
    firstName: 'Ana',
    lastName: 'Sitoe',
    language: 'pt',
  },
};
const ana = evolveUser(undefined, signedUp);
const after = (user: User, events: readonly UserEvent[]): User => events.reduce(evolveUser, user);

const every = preferenceNames.flatMap((name) =>
  preferenceChoices[name].map((value) => [name, value] as const),
);

describe('the preferences of a person', () => {
  it('begin with the language of the sign-up', () => {
    expect(ana.preferences).toEqual({ language: 'pt' });
  });

  it.each(every)('%s may be %s, and stays until another is chosen', (name, value) => {
    const chosen = after(ana, changePreferences(ana, { [name]: value }));
    expect(chosen.preferences).toEqual({ ...ana.preferences, [name]: value });
    expect(changePreferences(chosen, { [name]: value })).toEqual([]);
    const [other] = preferenceChoices[name].filter((choice) => choice !== value);
    const changed = after(chosen, changePreferences(chosen, { [name]: other }));
    expect(changed.preferences[name]).toBe(other);
  });

  it.each(preferenceNames)('%s may be nothing else', (name) => {
    const change = (): unknown => changePreferences(ana, { [name]: 'nothing we know' });
    expect(change).toThrow(DomainError);
  });

  it('change several at a time, in one event', () => {
    const events = changePreferences(ana, { language: 'pt', theme: 'dark', rowsPerPage: '50' });
    expect(events).toEqual([
      { type: 'PreferencesChanged', data: { id: 'u1', theme: 'dark', rowsPerPage: '50' } },
    ]);
  });

  it('are read from what is stored, without what is no choice', () => {
    const stored = { theme: 'dark', rowsPerPage: 50, startPage: 'moon', other: 'on' };
    expect(readPreferences(stored)).toEqual({ theme: 'dark' });
  });
});
