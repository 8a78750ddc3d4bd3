import { describe, expect, it } from '@jest/globals';
import { questionOf } from './journal-events.projection.js';

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
  });

  it('is answered by rights that were given', () => {
    const given = ['MemberInvited', 'MemberJoined', 'MemberRightsChanged', 'ApiKeyCreated'];
    expect(given.map((type) => questionOf(type, {}))).toEqual(given.map(() => 'rightsGranted'));
    expect(questionOf('MemberSuspended', {})).toBeUndefined();
  });
});
