import { afterEach, describe, expect, it } from '@jest/globals';
import { rolePermissions, type Role } from '@balcao/domain';
import { company, session } from './session-state.js';
import { choosePreferences, settings } from './settings.js';
import { startPage } from './start-page.js';

const known = { companyId: 'sol', companyName: 'Mercearia Sol', nuit: '400123450' };

function signIn(role: Role, permissions: readonly string[] = rolePermissions[role]): void {
  const member = { ...known, country: 'MZ', timeZone: 'Africa/Maputo', role, permissions };
  const user = { id: 'ana', email: 'ana@balcao.example', firstName: 'Ana', lastName: 'Sitoe' };
  session.merge({ info: { csrfToken: 'token', user, companies: [member] } });
  company.merge({ id: 'sol' });
}

afterEach(() => {
  session.merge({ info: null });
  company.merge({ id: null });
  settings.merge({ preferences: {} });
});

describe('the page that opens after signing in', () => {
  it('is the till for a cashier, and home for others and for nobody', () => {
    expect(startPage()).toBe('home');
    signIn('cashier');
    expect(startPage()).toBe('till');
    for (const role of ['owner', 'manager', 'accountant', 'backOffice', 'auditor'] as const) {
      signIn(role);
      expect(startPage()).toBe('home');
    }
  });

  it('is the one that is chosen', () => {
    signIn('cashier');
    choosePreferences({ startPage: 'home' });
    expect(startPage()).toBe('home');
    signIn('owner');
    choosePreferences({ startPage: 'articles' });
    expect(startPage()).toBe('articles');
  });

  it('is home where the user may not see the chosen one', () => {
    signIn('cashier', []);
    expect(startPage()).toBe('home');
    choosePreferences({ startPage: 'dashboard' });
    expect(startPage()).toBe('home');
  });
});
