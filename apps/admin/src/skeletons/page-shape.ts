import { resources } from '@balcao/contracts';

/** How a page is laid out: by which it is drawn before its code has come. */
export type PageShape = 'home' | 'dashboard' | 'list' | 'documents' | 'paper' | 'record' | 'cards';

/** What stands over its list, at an address of its own. */
const DIALOG = /\/(?:create|[^/]+\/(?:edit|history))$/;

/** Pages that are filters and a table, and no resource of react-admin. */
const lists = [
  'commercial/sales',
  'commercial/purchases',
  'commercial/dashboard/list',
  'bulk_work',
];

/** The shape of the page at an address. */
export function shapeOf(pathname: string): PageShape {
  const path = pathname.replace(/^\/|\/$/g, '');
  if (path === '') return 'home';
  if (path === 'commercial' || path === 'commercial/dashboard') return 'dashboard';
  const paper = /^commercial\/document\/[^/]+(?:\/(.+))?$/.exec(path);
  if (paper !== null) return (paper[1] ?? 'drafts') === 'drafts' ? 'documents' : 'paper';
  if (path in resources || lists.includes(path)) return 'list';
  if (path.startsWith('commercial/reports/')) return 'list';
  const list = path.replace(DIALOG, '');
  if (list !== path && list in resources) {
    return list.startsWith('commercial/payment/') ? 'paper' : 'list';
  }
  return path.replace(/\/[^/]+$/, '') in resources ? 'record' : 'cards';
}
