import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Rehearsal, VatSummaryAnswer } from '@balcao/contracts';
import { refusal } from './support/browser.js';
import { openStockedShop, twoSacks, type Shop } from './support/shop.js';

describe('rehearsing a command', () => {
  let shop: Shop;
  const rehearse = async (path: string, body: object): Promise<Rehearsal> => {
    const answer = await shop.amelia.post(`${path}?rehearse=true`, body);
    expect(answer.status).toBe(200);
    return answer.body as Rehearsal;
  };
  const asShown = ({ token }: Rehearsal) => ({ headers: { 'x-rehearsed': token } });

  beforeAll(async () => {
    shop = await openStockedShop();
  });
  afterAll(() => shop.server.end());

  it('says what it would do to documents, stock, balances and tax, and does nothing', async () => {
    const before = await shop.server.events('journal-MERCEARIA');
    const shown = await rehearse('/documents/TRY1/issue', twoSacks);
    expect(shown).toMatchObject({
      revision: before.length - 1,
      documents: [{ id: 'FT_2026.1', reference: 'FT 2026/1', totalMinor: 336_400 }],
      stock: [{ articleId: 'RICE', change: '-2' }],
      balances: [
        { partyId: 'HOTEL', ledger: 'client', changeMinor: 336_400, balanceMinor: 336_400 },
      ],
      tax: [{ period: '2026-03', direction: 'output', baseMinor: 290_000, vatMinor: 46_400 }],
    });
    expect(shown.events.map(({ type }) => type)).toEqual(['DocumentIssued']);
    expect(await shop.server.events('journal-MERCEARIA')).toHaveLength(before.length);
  });

  it('says what a cash sale brings to the till, and what a cancellation takes back, of its own month', async () => {
    const { amelia } = shop;
    const cash = { ...twoSacks, documentTypeId: 'VD', issuedOn: '2026-02-27' };
    const shown = await rehearse('/documents/TRY2/issue', cash);
    expect(shown.money.map(({ changeMinor }) => changeMinor)).toEqual([336_400]);
    await amelia.done('/documents/SALE/issue', cash);
    const undone = await rehearse('/documents/VD_2026.1/cancel', { reason: 'engano' });
    expect(undone).toMatchObject({
      stock: [{ articleId: 'RICE', change: '2' }],
      tax: [{ period: '2026-02', direction: 'output', baseMinor: -290_000, vatMinor: -46_400 }],
    });
    const vat = async (): Promise<number> => {
      const february = '/reports/vat-summary?from=2026-02-01&to=2026-02-28';
      const { rows } = (await amelia.read(february)) as VatSummaryAnswer;
      return rows.reduce((sum, { vatMinor }) => sum + vatMinor, 0);
    };
    expect(await vat()).toBe(46_400);
    await amelia.done('/documents/VD_2026.1/cancel', { reason: 'engano' }, asShown(undone));
    expect(await vat()).toBe(0);
    expect(undone.money.map(({ changeMinor }) => changeMinor)).toEqual([-336_400]);
  });

  it('says what becomes of a quotation, in part and as a whole, and when that is taken back', async () => {
    const { amelia } = shop;
    await amelia.done('/documents/OFFER/issue', { ...twoSacks, documentTypeId: 'CT' });
    const ofOffer = (quantity: string) => ({
      documentTypeId: 'FT',
      originId: 'CT_2026.1',
      clientId: 'HOTEL',
      lines: [{ ...twoSacks.lines[0], quantity, origin: { documentId: 'CT_2026.1', line: 0 } }],
    });
    const becomes = (status: string) => [{ documentId: 'CT_2026.1', status }];
    const one = await rehearse('/documents/PART/issue', ofOffer('1'));
    expect(one.states).toEqual(becomes('partiallyConverted'));
    const both = await rehearse('/documents/PART/issue', ofOffer('2'));
    expect(both.states).toEqual(becomes('converted'));
    const made = await amelia.done('/documents/PART/issue', ofOffer('2'));
    const undone = await rehearse(`/documents/${made.id}/cancel`, { reason: 'engano' });
    expect(undone.states).toEqual(becomes('open'));
    await amelia.done(`/documents/${made.id}/cancel`, { reason: 'engano' });
    const again = await rehearse(`/documents/${made.id}/restore`, {});
    expect(again.states).toEqual(becomes('converted'));
  });

  it('is carried out as it was shown, though the number is another by then', async () => {
    const { amelia } = shop;
    const shown = await rehearse('/documents/MINE/issue', twoSacks);
    await amelia.done('/documents/OTHER/issue', twoSacks);
    const issued = await amelia.done('/documents/MINE/issue', twoSacks, asShown(shown));
    expect(issued.id).toBe('FT_2026.3');
  });

  it('is refused as stale when it would do something else by now', async () => {
    const { amelia } = shop;
    const shown = await rehearse('/documents/LATER/issue', twoSacks);
    const three = { ...twoSacks, lines: [{ ...twoSacks.lines[0], quantity: '3' }] };
    const other = amelia.post('/documents/LATER/issue', three, asShown(shown));
    expect(await refusal(other)).toMatchObject({ status: 412, code: 'rehearsal.outdated' });
    const before = await shop.server.events('journal-MERCEARIA');
    expect(before.filter(({ type }) => type === 'DocumentIssued')).toHaveLength(5);
  });

  it('is refused as stale once somebody else has converted or credited what it is made of', async () => {
    const { amelia } = shop;
    const offer = await amelia.done('/documents/ASKED/issue', {
      ...twoSacks,
      documentTypeId: 'CT',
    });
    const ofOffer = { ...twoSacks, documentTypeId: 'FT', originId: offer.id };
    const shown = await rehearse('/documents/FIRST/issue', ofOffer);
    const invoice = await amelia.done('/documents/SECOND/issue', ofOffer);
    const late = amelia.post('/documents/FIRST/issue', ofOffer, asShown(shown));
    expect(await refusal(late)).toMatchObject({ status: 412, code: 'rehearsal.outdated' });
    const note = {
      ...twoSacks,
      documentTypeId: 'NC',
      reasonCode: 'goodsReturned',
      originId: invoice.id,
      lines: [{ ...twoSacks.lines[0], quantity: '1', origin: { documentId: invoice.id, line: 0 } }],
    };
    const credit = await rehearse('/documents/NOTE/issue', note);
    await amelia.done('/documents/OTHERNOTE/issue', note);
    const again = amelia.post('/documents/NOTE/issue', note, asShown(credit));
    expect(await refusal(again)).toMatchObject({ status: 412, code: 'rehearsal.outdated' });
  });

  it('is carried out while what it is made of is as it was, whatever else is issued', async () => {
    const { amelia } = shop;
    const quote = { ...twoSacks, documentTypeId: 'CT' };
    const mine = await amelia.done('/documents/MYOFFER/issue', quote);
    const other = await amelia.done('/documents/ANOTHER/issue', quote);
    const made = (originId: string) => ({ ...twoSacks, documentTypeId: 'FT', originId });
    const shown = await rehearse('/documents/OWN/issue', made(mine.id));
    await amelia.done('/documents/OFOTHER/issue', made(other.id));
    const invoice = await amelia.done('/documents/OWN/issue', made(mine.id), asShown(shown));
    const undone = await rehearse(`/documents/${invoice.id}/cancel`, { reason: 'engano' });
    await amelia.done('/documents/BETWEEN/issue', twoSacks);
    const reason = { reason: 'engano' };
    const cancelled = await amelia.post(`/documents/${invoice.id}/cancel`, reason, asShown(undone));
    expect(cancelled.status).toBe(200);
  });

  it('tells a refusal as the command itself would', async () => {
    const { amelia } = shop;
    const nothing = { ...twoSacks, lines: [] };
    const refused = await refusal(amelia.post('/documents/EMPTY/issue?rehearse', nothing));
    expect(refused).toMatchObject({ status: 422, code: 'document.noLines' });
  });

  it('works for a register too, and not for what does more than append', async () => {
    const { amelia } = shop;
    const region = { id: 'SUL', name: 'Sul' };
    const shown = await rehearse('/regions', region);
    expect(shown.events).toEqual([{ type: 'RegionRegistered', data: region }]);
    const draft = { content: twoSacks };
    const refused = await refusal(amelia.put('/drafts/D1?rehearse', draft));
    expect(refused).toMatchObject({ status: 422, code: 'request.notRehearsable' });
  });
});
