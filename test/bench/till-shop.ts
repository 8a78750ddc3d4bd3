import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { headers } from '@balcao/contracts';
import { signIn, startServer, type Server, type SessionHeaders } from './server.js';
import { setUp } from './set-up.js';
import { openShopJournal, type ShopJournal } from './shop-journal.js';
import { embedded } from './stack.js';

/** A shop with so many articles and one cash register, served. */
export interface TillShop {
  readonly base: string;
  readonly session: SessionHeaders;
  readonly close: () => Promise<void>;
}

/** Commands that the journal is given before it has answered. */
const AT_ONCE = 10_000;

/** How often rows are asked for until they are all there, in milliseconds. */
const ASK_EVERY_MS = 500;

const names = ['Arroz agulha', 'Óleo alimentar', 'Açúcar castanho', 'Farinha de milho', 'Sabão'];

/** The barcode of an article, by its place. */
export const barcodeOf = (at: number): string => `60010${String(at).padStart(8, '0')}`;

/** Sets the shop up in the folder, with its articles straight in its journal. */
export async function openTillShop(folder: string, articles: number): Promise<TillShop> {
  const installation = await embedded.install(join(folder, String(articles)));
  await setUp(installation);
  const shop = await openShopJournal(installation, { eventsPerAppend: 2_000 });
  for (let from = 0; from < articles; from += AT_ONCE) {
    const length = Math.min(AT_ONCE, articles - from);
    await Promise.all(Array.from({ length }, (_, place) => register(shop, from + place)));
  }
  await shop.close();
  const server = await startServer(installation);
  const close = async (): Promise<void> => {
    await server.close();
    await installation.close();
  };
  const session = await signIn(server);
  try {
    await prepare(server, session, articles);
  } catch (error) {
    await close();
    throw error;
  }
  return { base: `http://127.0.0.1:${server.port}`, session, close };
}

function register({ execute }: ShopJournal, at: number): Promise<unknown> {
  const name = `${names[at % names.length] ?? ''} n.º ${at + 1}`;
  const fields = { code: `A${at + 1}`, name, kind: 'article' as const, unit: 'un' };
  const sold = { salePrice: `${25 + (at % 900)}.00`, vatId: 'vat_NOR', movesStock: false };
  const id = `article${String(at).padStart(6, '0')}`;
  const all = { ...fields, ...sold, barcodes: [barcodeOf(at)] };
  return execute(id, { type: 'RegisterArticle', id, fields: all });
}

/** A register with its drawer, somebody who buys, and every row in place. */
async function prepare(server: Server, session: SessionHeaders, articles: number): Promise<void> {
  const command = async (path: string, body: object): Promise<number> => {
    const sent = { ...session, [headers.idempotencyKey]: randomUUID() };
    const answer = await server.request('POST', path, { headers: sent, body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { readonly revision: number }).revision;
  };
  const register = { id: 'TILL1', code: 'C1', name: 'Caixa 01' };
  await command('/api/cash-registers', { ...register, treasuryAccountId: 'account_cash' });
  await command('/api/clients', { id: 'ANYONE', code: 'CF', name: 'Consumidor final' });
  const settings = { defaultClientId: 'ANYONE' };
  const revision = await command('/api/companies/current/settings', settings);
  const asked = { ...session, [headers.readAfter]: String(revision) };
  for (;;) {
    const answer = await server.request('GET', '/api/articles?perPage=1', { headers: asked });
    const total = /\/(\d+)$/.exec(answer.headers.get(headers.contentRange) ?? '')?.[1];
    if (Number(total) === articles && answer.headers.get(headers.readBehind) === null) return;
    await new Promise((next) => setTimeout(next, ASK_EVERY_MS));
  }
}
