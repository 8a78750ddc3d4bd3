import { resources } from '@balcao/contracts';

/** The pages that are no list of records. */
const pages = [
  '',
  'account',
  'account/edit',
  'account/change_password',
  'settings',
  'menu',
  'company',
  'company/new',
  'company/setup',
  'developers',
  'pos',
  'pos/shift',
  'pos/display',
  'imports',
  'scanner',
  'system',
  'plans',
  'subscription',
  'deposit',
  'payment',
  'service',
  'jobs',
  'bulk_work',
  'notifications',
  'help',
  'useful_documents',
  'commercial',
  'commercial/dashboard',
  'commercial/tills',
  'commercial/sales',
  'commercial/purchases',
  'commercial/document',
  'commercial/reports',
  'commercial/fiscal',
  'commercial/inspection',
  'commercial/series_continuity',
  'commercial/books',
  'commercial/looks',
  'commercial/posting_rules',
];

/** Paths that a visitor without a session is asked to sign in for; all others are not found. */
const known = [
  ...pages,
  // Documents and drafts have an address for each of their types.
  ...Object.keys(resources).filter((name) => name !== 'documents' && name !== 'drafts'),
];

/** Whether a page may be at the path: one of ours, or something below a list. */
export function isKnownPath(pathname: string): boolean {
  const path = pathname.replace(/^\/|\/$/g, '');
  return known.some(
    (page) =>
      path === page ||
      ((page.startsWith('commercial/') || ['users', 'menu', 'help'].includes(page)) &&
        path.startsWith(`${page}/`)),
  );
}
