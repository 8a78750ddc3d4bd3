import type { Permission, PreferenceOf } from '@balcao/domain';
import type { SessionInfo } from '@balcao/contracts';
import { company, session } from './session-state.js';
import { settings } from './settings.js';

export type StartPage = PreferenceOf<'startPage'>;

/** Where each page is that may be the first, and what it takes to see it. */
export const startPages: Readonly<
  Record<StartPage, { readonly path: string; readonly permission?: Permission }>
> = {
  home: { path: '/' },
  dashboard: { path: '/commercial/dashboard', permission: 'reports.view' },
  sales: { path: '/commercial/sales', permission: 'documents.view' },
  purchases: { path: '/commercial/purchases', permission: 'documents.view' },
  articles: { path: '/commercial/articles', permission: 'catalog.view' },
  till: { path: '/pos', permission: 'pos.sell' },
};

/** The page that opens after signing in: as chosen, the till for a cashier, or home. */
export function startPage(): StartPage {
  const member = openMembership();
  const chosen = settings.get().preferences.startPage;
  const name = chosen ?? (member?.role === 'cashier' ? 'till' : 'home');
  const { permission } = startPages[name];
  const may = permission === undefined || member?.permissions.includes(permission) === true;
  return may ? name : 'home';
}

function openMembership(): SessionInfo['companies'][number] | undefined {
  const { id } = company.get();
  return session.get().info?.companies.find(({ companyId }) => companyId === id);
}

/** Whether the person has chosen a page to begin with. */
export const hasChosenStart = (): boolean => settings.get().preferences.startPage !== undefined;
