import { resourcesAt } from '@balcao/contracts';
import { referenceById } from '@balcao/domain';
import type { ScreenMessageKey } from '@balcao/messages';
import { menuGroups } from '../../layout/menu.js';

/** What a look was at: the screen that shows it, and of a record which. */
export interface LookName {
  /** Undefined where what was read belongs to no one screen. */
  readonly screen: ScreenMessageKey | undefined;
  /** Whose words name the fields of its rows. */
  readonly resource?: string;
  /** As people call it; undefined for a whole list, and for ids that say nothing to anybody. */
  readonly record?: string;
  readonly isOne: boolean;
}

/** What is read by other names than those of its screen's address. */
const screens: Readonly<Record<string, ScreenMessageKey>> = {
  documents: 'documents.list.documents',
  'document-lines': 'documents.list.documents',
  drafts: 'documents.list.documents',
  dashboard: 'layout.pages.dashboard',
  explain: 'explain.what',
  'books-check': 'layout.pages.books',
  'inspection-packs': 'layout.pages.inspection',
  'series-continuity': 'layout.pages.continuity',
  fiscal: 'layout.pages.fiscal',
  past: 'past.menu',
  reports: 'layout.groups.reports',
  'report-schedules': 'layout.groups.reports',
  sales: 'layout.pages.sales',
  search: 'layout.searchShort',
  notifications: 'notifications.title',
  'bank-statements': 'layout.pages.treasuryAccounts',
  'treasury-entries': 'layout.pages.treasuryAccounts',
  'stock-articles': 'layout.pages.stockLevels',
  'exchange-rates': 'layout.pages.exchange',
  payments: 'layout.pages.receipts',
  settlements: 'past.replay.payments',
  companies: 'layout.pages.company',
  billing: 'layout.pages.subscription',
  jobs: 'layout.pages.jobs',
  bulk: 'layout.pages.bulkWork',
  imports: 'layout.pages.imports',
  system: 'layout.pages.system',
  tills: 'layout.pages.tills',
  'till-corrections': 'layout.pages.tills',
  views: 'lists.views.title',
  webhooks: 'layout.pages.developers',
  'api-keys': 'layout.pages.developers',
  invitations: 'layout.pages.users',
};

const labels = new Map(
  menuGroups.flatMap(({ pages }) => pages.map(({ path, label }) => [path, label] as const)),
);

/** The words of an address below `/api`: `/clients/C001` is a client's, on the clients' screen. */
export function lookName(path: string): LookName {
  const [collection = '', second, third] = path.split('/').slice(1).map(decoded);
  const id = second === 'documents' && collection === 'past' ? third : second;
  const screen = collection === 'past' && id === third ? 'documents' : collection;
  const isOne = id !== undefined && isId(id);
  const resource = resourceOf(collection, second);
  const isNamed = isOne && !opaque.test(id);
  return {
    screen:
      reportOf(collection, second) ??
      pastOf(collection, second) ??
      screens[screen] ??
      screenOf(screen),
    isOne,
    ...(resource !== undefined && { resource }),
    ...(isNamed && { record: referenceById(id) }),
  };
}

/** Words of the API are written small, as `totals` and `history`; ids are not. */
const isId = (part: string): boolean => /[A-Z0-9]/.test(part);

/** An id that nobody gave: a ULID, a UUID, with what it is of before it where it has that. */
const opaque = /^(?:[a-z]+-)?(?:[0-9A-Z]{26}|[0-9a-f-]{36})$/;

const reportOf = (collection: string, name: string | undefined): ScreenMessageKey | undefined =>
  collection === 'reports'
    ? labels.get(`/commercial/reports/${(name ?? '').replaceAll('-', '_')}`)
    : undefined;

/** Of what lies below `/past`, the looks have a screen. */
const pastOf = (collection: string, name: string | undefined): ScreenMessageKey | undefined =>
  collection === 'past' && name === 'looks' ? 'layout.pages.looks' : undefined;

const resourceNamed = (collection: string): string | undefined => resourcesAt(collection)[0];

const resourceOf = (collection: string, name = ''): string | undefined =>
  collection === 'reports'
    ? `commercial/reports/${name.replaceAll('-', '_')}`
    : resourceNamed(collection);

function screenOf(collection: string): ScreenMessageKey | undefined {
  const name = resourceNamed(collection);
  return name === undefined ? undefined : (labels.get(`/${name}`) ?? undefined);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
