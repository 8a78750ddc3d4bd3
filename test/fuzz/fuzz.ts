import { lists, randomRequest } from './random-requests.js';
import type { Sent, Target } from './target.js';
import { seededNumbers, Values } from './values.js';
import { attempt, HealthWatch, type Finding } from './watch.js';

/** How long to go on; the first bound that is reached ends it. */
export interface Bounds {
  readonly seed: number;
  readonly seconds: number;
  readonly requests: number;
  /** An answer that takes longer each time is slow, in milliseconds. */
  readonly slowMs: number;
}

/** What a run has found. */
export interface FuzzReport {
  readonly requests: number;
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly findings: readonly Finding[];
}

/** After so many requests the ids of what there is are read again. */
const idsEvery = 1_000;
const findingsMax = 25;

/** Sends the requests that follow from a seed, one after the other. */
export async function fuzz(target: Target, bounds: Bounds): Promise<FuzzReport> {
  let ids = await begin(target);
  const values = new Values(seededNumbers(bounds.seed), (kind) => ids.of(kind));
  const statuses = new Map<number, number>();
  const findings: Finding[] = [];
  const ends = performance.now() + bounds.seconds * 1_000;
  const health = new HealthWatch(target);
  let requests = 0;
  while (requests < bounds.requests && performance.now() < ends) {
    requests += 1;
    if (requests % idsEvery === 0) ids = await idsOf(target);
    const { answer, finding } = await attempt(target, randomRequest(values), bounds.slowMs);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (finding !== undefined && isNew(findings, finding)) findings.push(finding);
    if (!target.isRunning || findings.length >= findingsMax) break;
  }
  const { wrong } = await health.end();
  const sent: Sent = { method: 'GET', path: '/api/health', isSignedIn: false };
  const [detail] = wrong;
  if (detail !== undefined) findings.push({ what: 'no answer', sent, detail });
  return { requests, statuses, findings };
}

/** Of one route each kind of finding is reported once. */
const isNew = (known: readonly Finding[], { what, sent }: Finding): boolean =>
  !known.some((one) => one.what === what && routeOf(one.sent) === routeOf(sent));

const routeOf = ({ method, path }: Sent): string =>
  `${method} ${path.split('?', 1)[0]?.split('/').slice(0, 4).join('/') ?? ''}`;

const json = 'application/json';

/** Something to sell, somebody to sell it to, and an invoice. */
async function begin(target: Target): Promise<KnownIds> {
  const article = { id: 'RICE', code: 'ARZ25', name: 'Arroz 25 kg', kind: 'article', unit: 'sc' };
  const priced = { ...article, salePrice: '1450.00', vatId: 'vat_NOR', movesStock: true };
  const client = { id: 'HOTEL', code: 'C001', name: 'Hotel Costa do Sol', nuit: '400123454' };
  const line = { articleId: 'RICE', quantity: '2', unitPrice: '1450.00', vatId: 'vat_NOR' };
  const invoice = { documentTypeId: 'FT', clientId: 'HOTEL', lines: [line] };
  const bodies = [
    ['/api/articles', priced],
    ['/api/clients', client],
    ['/api/documents/D1/issue', invoice],
    ['/api/documents/D2/issue', { ...invoice, documentTypeId: 'FR' }],
  ] as const;
  for (const [path, body] of bodies) {
    const sent = { method: 'POST', path, isSignedIn: true, contentType: json };
    await target.send({ ...sent, body: JSON.stringify(body) });
  }
  return idsOf(target);
}

/** The ids in all lists. */
async function idsOf(target: Target): Promise<KnownIds> {
  const known = new KnownIds();
  for (const path of lists) {
    const { status, text } = await target.send({ method: 'GET', path, isSignedIn: true });
    if (status !== 200) continue;
    for (const [, id = ''] of text.matchAll(/"id":"([^"\\]{1,64})"/g)) known.add(path, id);
  }
  return known;
}

/** Ids by the list that they were found in. */
class KnownIds {
  readonly #byList = new Map<string, Set<string>>();

  add(list: string, id: string): void {
    const ids = this.#byList.get(list) ?? new Set();
    this.#byList.set(list, ids.add(id));
  }

  /** Ids of the lists whose address names the kind; all where none does. */
  of(kind: string): readonly string[] {
    const lists = [...this.#byList.keys()];
    const named = lists.filter((list) => list.toLowerCase().includes(kind.toLowerCase()));
    const from = named.length > 0 ? named : lists;
    return from.flatMap((list) => [...(this.#byList.get(list) ?? [])]);
  }
}
