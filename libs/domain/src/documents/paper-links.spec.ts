import { describe, expect, it } from '@jest/globals';
import { Trading, aShop, issuedInShop } from '../testing/index.js';
import { PAPER_LINK_DAYS, isLinkOpen, openLinkUntil } from './paper-links.js';

const now = '2026-03-02T08:00:00.000Z';
const far = '2026-12-31T00:00:00.000Z';

const id = 'FT_2026.1';
const aShopWithDocument = () => new Trading([...aShop(), ...issuedInShop({})]);

describe('a link to a paper', () => {
  it('is open for 30 days', () => {
    const shop = aShopWithDocument();
    const [made] = shop.run({ type: 'MakePaperLink', id });
    expect(made).toMatchObject({ type: 'PaperLinkMade', data: { id } });
    const { since, until } = shop.books.links.shared.get(id) ?? { since: 0, until: '' };
    const link = { id, revision: since, expiresAt: until };
    expect(isLinkOpen(shop.books, link, now)).toBe(true);
    expect(isLinkOpen(shop.books, link, far)).toBe(false);
    expect(openLinkUntil(shop.books, id, now)).toBe(until);
    expect(openLinkUntil(shop.books, id, far)).toBeUndefined();
    expect(PAPER_LINK_DAYS).toBe(30);
  });

  it('shows nothing once it is taken back; one that is made later does', () => {
    const shop = aShopWithDocument();
    shop.run({ type: 'MakePaperLink', id });
    const { since: first, until } = shop.books.links.shared.get(id) ?? { since: 0, until: '' };
    shop.run({ type: 'RevokePaperLinks', id });
    const opens = (revision: number) =>
      isLinkOpen(shop.books, { id, revision, expiresAt: until }, now);
    expect(opens(first)).toBe(false);
    expect(shop.run({ type: 'RevokePaperLinks', id })).toEqual([]);
    shop.run({ type: 'MakePaperLink', id });
    const second = shop.books.links.shared.get(id)?.since ?? 0;
    expect(second).toBeGreaterThan(first);
    expect([first, second].map(opens)).toEqual([false, true]);
  });

  it('is of a document that there is', () => {
    const shop = aShopWithDocument();
    for (const type of ['MakePaperLink', 'RevokePaperLinks'] as const) {
      expect(shop.tryRun({ type, id: 'FT_2026.99' })).toBe('document.notFound');
    }
  });
});
