import { describe, expect, it } from '@jest/globals';
import { entryId } from '@balcao/domain';
import { applied } from '../testing/applied.js';
import { journalEventsProjection, questionOf } from './journal-events.projection.js';

describe('a question of an auditor', () => {
  it('is answered by what was taken off sales, by person', () => {
    expect(questionOf('ShiftNoted', { kind: 'lineRemoved' })).toBe('voidedLines');
    expect(questionOf('ShiftNoted', { kind: 'saleCleared' })).toBe('voidedLines');
    expect(questionOf('ShiftNoted', { kind: 'reprint' })).toBeUndefined();
  });

  it('is answered by drawers that were opened without a sale', () => {
    expect(questionOf('ShiftNoted', { kind: 'drawerOpened' })).toBe('drawerOpened');
  });

  it('is answered by prices that changed, in the register and at the till', () => {
    const renamed = { id: 'rice', before: { name: 'Arroz' }, after: { name: 'Arroz 25 kg' } };
    const dearer = { id: 'rice', before: { salePrice: '10' }, after: { salePrice: '12' } };
    expect(questionOf('ArticleChanged', renamed)).toBeUndefined();
    expect(questionOf('ArticleChanged', dearer)).toBe('priceChanges');
    expect(questionOf('ShiftNoted', { kind: 'priceChanged' })).toBe('priceChanges');
    const forCategory = { id: 'rice', before: {}, after: { categoryPrices: [] } };
    expect(questionOf('ArticleChanged', forCategory)).toBe('priceChanges');
  });

  it('is answered by rights that were given', () => {
    const given = ['MemberInvited', 'MemberJoined', 'MemberRightsChanged', 'ApiKeyCreated'];
    expect(given.map((type) => questionOf(type, {}))).toEqual(given.map(() => 'rightsGranted'));
    expect(questionOf('MemberSuspended', {})).toBeUndefined();
  });

  it('is about the cashier who took over by PIN, not the one signed in', () => {
    const metadata = { recordedAt: '2026-03-02T21:30:00.000Z', actorId: 'amelia' };
    const removed = { id: 'shift1', kind: 'lineRemoved', cashierId: 'celeste' };
    const events = [
      { type: 'ShiftNoted', data: removed },
      { type: 'DocumentIssued', data: { id: 'VD_1', till: { cashierId: 'celeste' } } },
      { type: 'ShiftCashierJoined', data: { id: 'shift1', cashierId: 'celeste' } },
      { type: 'ArticleChanged', data: { id: 'rice' } },
    ].map((event) => ({ ...event, metadata }));
    expect(Object.values(applied(journalEventsProjection, events))).toMatchObject([
      { actorId: 'celeste' },
      { actorId: 'celeste' },
      { actorId: 'amelia' },
      { actorId: 'amelia' },
    ]);
  });

  it('is asked by the clock of the till, whenever its sale arrived', () => {
    const place = { stream: 'journal-C1', category: 'journal', streamId: 'C1', revision: 7 };
    const metadata = { recordedAt: '2026-03-02T21:30:00.000Z', actorId: 'amelia' };
    const minuteAt = (data: { readonly id: string; readonly till?: { readonly at: string } }) =>
      journalEventsProjection.fold(
        undefined,
        { ...place, type: 'DocumentIssued', data, metadata },
        { id: entryId(7), partition: 'C1' },
      );
    const atNoon = { id: 'VD_2026.1', till: { at: '2026-03-02T10:05:00.000Z' } };
    expect(minuteAt(atNoon)).toMatchObject({ minute: 605 });
    expect(minuteAt({ id: 'FT_2026.1' })).toMatchObject({ minute: 1290 });
  });
});
