import { mercearia } from '../../e2e/support/goods.js';
import { writtenRoutes } from '../../e2e/support/written-routes.js';
import { recordOfRegister } from './records.js';
import {
  serviceAdminsOnly,
  type PlannedStep,
  type Sending,
  type Step,
  type Story,
} from './step.js';

/** Answers that never end. */
export const endless: ReadonlySet<string> = new Set(['/live']);

const unknown = (why: string) => ({ refused: { code: 'record.notFound', why } });

/** The record that each list has, by the path of the list. */
const recordOf: Readonly<Record<string, string>> = {
  ...recordOfRegister,
  '/advances': 'RC_2026.2',
  '/bank-statements': 'STATEMENT1',
  '/currencies': 'USD',
  '/deposits': 'MOVE_deposits',
  '/document-types': 'FT',
  '/documents': 'FT_2026.2',
  '/drafts': 'DRAFT3',
  '/expenses': 'POWER',
  '/fiscal/periods': '2026-03',
  '/imports': 'IMPORT1',
  '/invitations': 'INVITE_OPEN',
  '/journal': '3',
  '/fixed-assets': 'ASSET1',
  '/journal-entries': 'ENTRY1',
  '/parked-sales': 'P3',
  '/parties': 'HOTEL',
  '/past/documents': 'FT_2026.2',
  '/payments': 'RC_2026.1',
  '/pos/sales': 'VD_2026C1.2',
  '/receipts': 'RC_2026.1',
  '/series': 'FT_2026',
  '/shifts': 'S1',
  '/stock-articles': 'RICE',
  '/stock-counts': 'COUNT1',
  '/stock-transfers': 'TRANSFER1',
  '/supplier-payments': 'RF_2026.1',
  '/transfers': 'MOVE_transfers',
  '/webhooks': 'HOOK1',
  '/withdrawals': 'MOVE_withdrawals',
};

/** Lists whose rows have ids that are made while they are written: the first one is taken. */
const firstOf: ReadonlySet<string> = new Set([
  '/approval-requests',
  '/bulk',
  '/companies/current/exports',
  '/document-lines',
  '/erasures',
  '/exchange-rates',
  '/fiscal/files',
  '/inspection-packs',
  '/jobs',
  '/members',
  '/payments/print-batches',
  '/print-batches',
  '/seals',
  '/stock',
  '/stock-moves',
  '/till-corrections',
  '/treasury-entries',
]);

/** Rows that are no record of their own. */
const withoutHistory = (id: string): readonly [string, Sending] => [
  id,
  unknown('what happened to it is in the history of its record'),
];

/** What a route needs in addition, by its path. */
const special: Readonly<Record<string, readonly [ids: string, sending: Sending]>> = {
  '/accounting/posting-file': [
    '',
    { query: { layout: 'csv', from: '2026-03-01', to: '2026-03-31' } },
  ],
  '/billing/orders/:id': ['order-of-kiosk', {}],
  '/billing/quote': ['', { query: { planId: 'kiosk', period: 'monthly' } }],
  '/documents/:id/begin': ['FT_2026.2', { query: { type: 'NC' } }],
  '/documents/papers': ['', { query: { ids: 'FT_2026.2', copies: 'original' } }],
  '/payments/papers': ['', { query: { ids: 'RC_2026.1', copies: 'original' } }],
  '/articles/labels': ['', { query: { items: 'RICE:2', layout: 'sheet3x8' } }],
  '/explain': ['', { query: { figure: 'row.parties.balanceMinor', id: 'HOTEL' } }],
  '/explain/changes': [
    '',
    { query: { figure: 'row.parties.balanceMinor', id: 'HOTEL', since: '40' } },
  ],
  '/members/grantors': ['', { query: { permission: 'documents.issue' } }],
  '/pos/batches': ['', { query: { ids: 'MILK' } }],
  '/pos/stock': ['', { query: { ids: 'RICE' } }],
  '/imports/:id/undo': ['IMPORT1', {}],
  '/imports/:id/redo': [
    'IMPORT1',
    { refused: { code: 'import.notUndone', why: 'it is in force again' } },
  ],
  '/backup': ['', serviceAdminsOnly],
  '/parties/:id/erasure': ['BANK', {}],
  '/shifts/:id/closing': [
    'S2',
    { refused: { code: 'shift.notCounted', why: 'its drawer was not counted yet' } },
  ],
  '/shifts/:id/x': ['S2', {}],
  '/document-lines/:id/history': withoutHistory('FT_2026.1.0'),
  '/exchange-rates/:id/history': withoutHistory('USD_2026-03-02'),
  '/stock-moves/:id/history': withoutHistory('000000000199.0000'),
  '/stock/:id/history': withoutHistory('RICE.warehouse_main.'),
  '/till-corrections/:id/history': withoutHistory('000000000306'),
  '/treasury-entries/:id/history': withoutHistory('000000000219'),
  '/pos/logos/:id': ['NONE', unknown('the receipts have no logo')],
  '/past': ['', { query: { revision: '40' } }],
  '/past/documents/:id/moment': ['FT_2026.2', { query: { revision: '140' } }],
  '/search': ['', { query: { q: 'hotel' } }],
};

const byRosa = /^\/(service|account\/images)/;

/** The proof that a company has sent with an order. */
async function proofOf(story: Story): Promise<string> {
  const order = await story.read('/billing/orders/order-of-kiosk');
  const { proofs = [] } = order as { readonly proofs?: readonly { readonly id: string }[] };
  const [sent] = proofs;
  return `order-of-kiosk ${sent?.id ?? ''}`;
}

async function recordFor(story: Story, base: string): Promise<string> {
  const known = recordOf[base];
  if (known !== undefined) return known;
  if (base === '/billing/orders') return proofOf(story);
  if (base === '/service/orders') return `${mercearia.id} ${await proofOf(story)}`;
  if (base === '/account/images') {
    return String(story.answerOf('POST /account/images/:image')['profileImageId']);
  }
  if (base.endsWith('/images')) return String(story.answerOf(`POST ${base}`)['id']);
  if (!firstOf.has(base)) return 'NONE';
  if (base === '/bulk') return String(story.answerOf('POST /bulk')['id']);
  const rows = (await story.read(base)) as readonly { readonly id: string }[];
  return rows[0]?.id ?? 'NONE';
}

/** The file that a record has kept. */
async function fileOf(story: Story, path: string, record: string): Promise<string> {
  const files = (await story.read(`${path}/attachments`)) as readonly { readonly id: string }[];
  return `${record} ${files[0]?.id ?? ''}`;
}

/** Of the link that was made to a document. */
function tokenOf(story: Story): string {
  const { link } = story.answerOf('POST /documents/:id/link');
  return new URL(String(link)).searchParams.get('t') ?? '';
}

async function readOf(story: Story, path: string): Promise<Step> {
  const [ids, sending] = special[path] ?? ['', {}];
  const by = byRosa.test(path) ? { by: 'rosa' } : {};
  const base = path.slice(0, path.indexOf('/:'));
  const isFile = path.endsWith('/attachments/:attachmentId');
  const isOfRecord = path.includes('/:') && ids === '';
  const record = isOfRecord ? await recordFor(story, base) : ids;
  const found = isFile ? await fileOf(story, `${base}/${record}`, record) : record;
  const link = path === '/paper' && { query: { t: tokenOf(story) } };
  return [`GET ${path}`, found, {}, { ...by, ...sending, ...link }];
}

/** Every route that reads, with a record that it shows. */
export const reads: readonly PlannedStep[] = writtenRoutes()
  .filter(({ method, path }) => method === 'GET' && !endless.has(path))
  .map(
    ({ path }) =>
      (story) =>
        readOf(story, path),
  );
