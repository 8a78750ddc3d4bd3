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
export function startPath(): string {
  const { info } = session.get();
  const { id } = company.get();
  const member = info?.companies.find(({ companyId }) => companyId === id);
  const { startPage = initialPage(member) } = settings.get().preferences;
  const { path, permission } = startPages[startPage];
  const may = permission === undefined || member?.permissions.includes(permission) === true;
  return may ? path : startPages.home.path;
}

const initialPage = (member: SessionInfo['companies'][number] | undefined): StartPage =>
  member?.role === 'cashier' ? 'till' : 'home';

/** Whether the person has chosen a page to begin with. */
export const hasChosenStart = (): boolean => settings.get().preferences.startPage !== undefined;
