import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InvitationLinkAnswer } from '@balcao/contracts';
import { rate } from '@balcao/pricing';
import { PIN_ATTEMPTS, PIN_LOCK_ATTEMPTS } from '@balcao/domain';
import { Browser, refusal } from './support/browser.js';
import { invited, joined } from './support/members.js';
import { mercearia, openStockedShop, twoSacks, type Shop } from './support/shop.js';

const [line] = twoSacks.lines;
const discounted = (percent: string) => ({
  ...twoSacks,
  lines: [{ ...line, discounts: [percent] }],
});

describe('an invitation', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openStockedShop();
  });
  afterAll(() => shop.server.end());

  it('shows itself to the holder of the letter, and lets one person in, once', async () => {
    const { token } = await invited(shop, 'celeste', { role: 'cashier' });
    const celeste = new Browser(shop.server, 'celeste');
    const invitation = await celeste.post('/join/look', { token });
    expect(invitation.body).toMatchObject({
      companyName: mercearia.name,
      invitedBy: 'Amélia Sitoe',
      email: 'celeste@sitoe.co.mz',
      role: 'cashier',
      hasAccount: false,
    });
    const person = { firstName: 'Celeste', lastName: 'Mondlane', password: 'cajueiro-verde-26' };
    const info = celeste.begin(await celeste.post('/join/new', { token, ...person }));
    expect(await celeste.read('/account')).toMatchObject({ isEmailConfirmed: true });
    expect(info.companies).toMatchObject([{ companyId: mercearia.id, role: 'cashier' }]);
    const again = await refusal(shop.amelia.post('/join', { token }));
    expect(again).toMatchObject({ status: 404, code: 'identity.invitationNotFound' });
  });

  it('is handed over as a link where the server sends no mail, in the place of the letter', async () => {
    const { id, token: before } = await invited(shop, 'berta', { role: 'auditor' });
    const path = `/invitations/${id}/link`;
    const { link } = (await shop.amelia.post(path, {})).body as InvitationLinkAnswer;
    const [, token = ''] = /\/join#([\w.-]+)$/.exec(link) ?? [];
    const berta = new Browser(shop.server, 'berta');
    expect((await berta.post('/join/look', { token })).body).toMatchObject({
      email: 'berta@sitoe.co.mz',
      role: 'auditor',
    });
    expect(await refusal(berta.post('/join/look', { token: before }))).toMatchObject({
      status: 404,
    });
    expect(await refusal(shop.amelia.post('/invitations/NONE/link', {}))).toMatchObject({
      code: 'identity.invitationNotFound',
    });
  });

  it('reads the same whatever is wrong with the token', async () => {
    const { token } = await invited(shop, 'dino', { role: 'auditor' });
    const stranger = new Browser(shop.server, 'stranger');
    const wrong = [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, 'guess'];
    wrong.push(token.replace(mercearia.id, 'NONE'));
    for (const guess of wrong) {
      expect(await refusal(stranger.post('/join/look', { token: guess }))).toMatchObject({
        status: 404,
        code: 'identity.invitationNotFound',
      });
    }
    await shop.amelia.done('/invitations/INVITE_dino/withdraw');
    expect(await refusal(stranger.post('/join/look', { token }))).toMatchObject({ status: 404 });
  });

  it('keeps tokens and what proves a PIN out of histories', async () => {
    await invited(shop, 'elsa', { role: 'auditor' });
    const history = await shop.amelia.get('/invitations/INVITE_elsa/history');
    expect(history.text).toContain('InvitationMailed');
    expect(history.text).not.toContain('tokenHash');
  });
});

describe('a member', () => {
  let shop: Shop;
  let celeste: Browser;
  beforeAll(async () => {
    shop = await openStockedShop();
    await shop.amelia.done('/documents/D0/issue', { ...twoSacks, documentTypeId: 'FR' });
    celeste = await joined(shop, 'celeste', {
      role: 'cashier',
      limits: { lineDiscount: rate('10'), seriesIds: ['FT_2026'] },
    });
  });
  afterAll(() => shop.server.end());

  it('sees only the documents of its series, in every read', async () => {
    const last = await celeste.done('/documents/D1/issue', twoSacks);
    const seen = await celeste.rows('/documents', last);
    expect(seen.map(({ id }) => id)).toEqual(['FT_2026.1']);
    const totals = await celeste.read('/documents/totals');
    expect(totals).toMatchObject({ count: 1 });
    for (const below of ['', '/history', '/attachments', '/paper']) {
      const path = `/documents/FR_2026.1${below}`;
      expect(await refusal(celeste.get(path))).toMatchObject({ status: 404 });
    }
    const file = await celeste.get('/documents?format=csv');
    expect(file.text).toContain('FT 2026/1');
    expect(file.text).not.toContain('FR 2026/1');
    const found = (await celeste.read('/search?q=FR')) as { documents: unknown[] };
    expect(found.documents).toEqual([]);
    const series = (await celeste.read('/series')) as readonly { id: string }[];
    expect(series.map(({ id }) => id)).toEqual(['FT_2026']);
  });

  it('is refused other series with its own', async () => {
    const receipt = { ...twoSacks, documentTypeId: 'FR' };
    expect(await refusal(celeste.post('/documents/D2/issue', receipt))).toMatchObject({
      status: 403,
      code: 'limit.seriesNotAllowed',
      title: 'You cannot use series FR 2026. Yours: FT 2026',
    });
  });

  it('stands in the file of users with its address, as who set the company up does', async () => {
    const { text } = await shop.amelia.get('/members?format=csv&sort=name:asc&columns=name,email');
    expect(text.split('\r\n').slice(1, -1)).toEqual([
      'Amélia Sitoe,amelia@sitoe.co.mz',
      'celeste Sitoe,celeste@sitoe.co.mz',
    ]);
  });

  it('sees no costs', async () => {
    const document = await celeste.get('/documents/FT_2026.1');
    expect(document.status).toBe(200);
    expect(document.text).not.toMatch(/unitCost|costMinor/);
  });

  it('learns what is missing and who can grant it, in its language', async () => {
    celeste.language = 'pt';
    const refused = await refusal(celeste.post('/documents/FT_2026.1/cancel', { reason: 'x' }));
    celeste.language = 'en';
    expect(refused).toMatchObject({
      status: 403,
      title: 'Precisa da permissão «Anular documentos». Pode ser concedida por: Amélia Sitoe',
    });
  });

  it('passes its limit with the PIN of somebody who may approve', async () => {
    const { amelia } = shop;
    await amelia.done('/members/me/pin', { pin: '407182' });
    const [approver] = (await celeste.read('/members/approvers')) as readonly { id: string }[];
    const approval = { approverId: approver?.id ?? '', pin: '407182', reason: 'Cliente antigo' };
    const alone = await refusal(celeste.post('/documents/D3/issue', discounted('25')));
    expect(alone.title).toBe('Line 1: a discount of 25% exceeds your limit of 10%');
    const wrong = { ...discounted('25'), approval: { ...approval, pin: '407183' } };
    expect(await refusal(celeste.post('/documents/D3/issue', wrong))).toMatchObject({
      code: 'approval.wrongPin',
      params: { left: 4 },
    });
    const issued = await celeste.done('/documents/D3/issue', { ...discounted('25'), approval });
    const history = (await celeste.read(`/documents/${issued.id}/history`)) as {
      entries: readonly { approval?: unknown }[];
    };
    expect(history.entries[0]?.approval).toEqual({
      approverName: 'Amélia Sitoe',
      reason: 'Cliente antigo',
    });
  });

  it('waits after a few wrong PINs, longer each time, and locks the PIN after many', async () => {
    const [approver] = (await celeste.read('/members/approvers')) as readonly { id: string }[];
    const approval = { approverId: approver?.id ?? '', pin: '111122', reason: 'Tentativa' };
    const attempt = async () => {
      const sent = { ...discounted('30'), approval };
      return (await refusal(celeste.post('/documents/D4/issue', sent))).code;
    };
    const codes: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) codes.push(await attempt());
    const wrong = Array<string>(PIN_ATTEMPTS - 1).fill('approval.wrongPin');
    expect(codes).toEqual([...wrong, 'approval.waits', 'approval.waits']);
    expect(await celeste.read('/members/approvers')).toHaveLength(1);
    const begun = shop.server.now;
    for (let tries = PIN_ATTEMPTS; tries < PIN_LOCK_ATTEMPTS - 1; tries += 1) {
      shop.server.now = new Date(shop.server.now.getTime() + 17 * 60_000);
      expect(await attempt()).toBe('approval.waits');
    }
    shop.server.now = new Date(shop.server.now.getTime() + 17 * 60_000);
    expect(await attempt()).toBe('approval.locked');
    expect(await celeste.read('/members/approvers')).toEqual([]);
    shop.server.now = begun;
  });

  it('may do nothing once it is suspended, and everything as before afterwards', async () => {
    const { amelia } = shop;
    const [member] = (await amelia.read('/members?q=celeste')) as readonly { id: string }[];
    const id = member?.id ?? '';
    await amelia.done(`/members/${id}/suspend`, { reason: 'Férias' });
    expect(await refusal(celeste.get('/documents'))).toMatchObject({ code: 'identity.notAllowed' });
    await amelia.done(`/members/${id}/reinstate`);
    expect((await celeste.get('/documents')).status).toBe(200);
  });
});
