import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  BulkAnswer,
  BulkRehearsal,
  BulkUndoPreview,
  JobAccepted,
  MemberRow,
} from '@balcao/contracts';
import { refusal } from './support/browser.js';
import { joined } from './support/members.js';
import { openShop, type Shop } from './support/shop.js';
import { until } from './support/until.js';

describe('many users suspended and reinstated at once', () => {
  let shop: Shop;
  let rows: readonly { readonly id: string; readonly name: string }[];

  const members = async (): Promise<readonly MemberRow[]> =>
    (await shop.amelia.read('/members')) as readonly MemberRow[];
  const states = async () => (await members()).map(({ state }) => state).sort();
  const idOf = (first: string): string => rows.find(({ name }) => name.startsWith(first))?.id ?? '';

  beforeAll(async () => {
    shop = await openShop();
    for (const name of ['bento', 'celeste']) await joined(shop, name, { role: 'cashier' });
    rows = (await members()).map(({ id, name }) => ({ id, name }));
  });
  afterAll(() => shop.server.end());

  const ended = ({ body }: { readonly body: unknown }): Promise<BulkAnswer> =>
    until(async () => {
      const { id } = body as JobAccepted;
      const answer = (await shop.amelia.read(`/bulk/${id}`)) as BulkAnswer;
      return answer.state === 'done' && answer;
    });

  it('tells of each what would become of it, and does nothing', async () => {
    const answer = await shop.amelia.post('/bulk/rehearse', { action: 'members.suspend', rows });
    const { changed, refused, refusals } = answer.body as BulkRehearsal;
    expect([changed, refused]).toEqual([2, 1]);
    expect(refusals[0]?.name).toMatch(/^Am/);
    expect(await states()).toEqual(['active', 'active', 'active']);
  });

  it('suspends the others, never oneself, and takes back what nobody touched', async () => {
    const { amelia } = shop;
    const done = await ended(await amelia.post('/bulk', { action: 'members.suspend', rows }));
    expect(done).toMatchObject({ total: 3, done: 2, refused: 1, isUndoable: true });
    expect(done.outcomes[0]).toMatchObject({ refusal: expect.stringMatching(/yourself/i) });
    expect(await states()).toEqual(['active', 'suspended', 'suspended']);

    // Somebody decides again about one of them: that stands.
    await amelia.done(`/members/${idOf('celeste')}/reinstate`, {});
    await amelia.done(`/members/${idOf('celeste')}/suspend`, {});
    const preview = (await amelia.read(`/bulk/${done.id}/undo`)) as BulkUndoPreview;
    expect(preview).toMatchObject({ canUndo: 1, keptCount: 1 });
    expect(preview.kept[0]).toMatchObject({ refusal: 'Changed again since then' });
    const undone = await ended(await amelia.post(`/bulk/${done.id}/undo`));
    expect(undone).toMatchObject({ done: 1, refused: 1 });
    const after = await members();
    const stateOf = (id: string) => after.find((member) => member.id === id)?.state;
    expect(stateOf(idOf('bento'))).toBe('active');
    expect(stateOf(idOf('celeste'))).toBe('suspended');
  });

  it('takes back nothing of those who were so before', async () => {
    const { amelia } = shop;
    const already = rows.filter(({ id }) => id === idOf('celeste'));
    const order = { action: 'members.suspend', rows: already };
    const done = await ended(await amelia.post('/bulk', order));
    expect(done).toMatchObject({ done: 1, refused: 0 });
    const preview = (await amelia.read(`/bulk/${done.id}/undo`)) as BulkUndoPreview;
    expect(preview).toMatchObject({ canUndo: 0, keptCount: 1 });
  });

  it('reinstates them again', async () => {
    const order = { action: 'members.reinstate', rows };
    const done = await ended(await shop.amelia.post('/bulk', order));
    expect(done).toMatchObject({ done: 2, refused: 1 });
    expect(await states()).toEqual(['active', 'active', 'active']);
  });

  it('takes the permission to manage users', async () => {
    const cashier = await joined(shop, 'dino', { role: 'cashier' });
    const refused = cashier.post('/bulk', { action: 'members.suspend', rows });
    expect(await refusal(refused)).toMatchObject({
      status: 403,
      code: 'identity.permissionMissing',
    });
  });
});
