import { describe, expect, it } from '@jest/globals';
import { stateOf } from './content.js';
import { withDueDay, withIssueDay, withTerms } from './head.js';

const defaults = { vatId: 'vat_NOR', vatIncluded: false, today: '2026-11-30' };
const { head } = stateOf({ documentTypeId: 'FT', lines: [] }, 'pt', defaults);

describe('the days of a document', () => {
  it('put the due day as many days later as the terms say', () => {
    expect(withTerms(head, '30', 'pt').dueOn).toBe('30/12/2026');
  });

  it('leave no due day behind when the terms are taken away', () => {
    const open = withTerms(withTerms(head, '30', 'pt'), '', 'pt');
    expect(open).toMatchObject({ terms: '', dueOn: '' });
    expect(withIssueDay(open, '15/11/2026', 'pt').dueOn).toBe('');
  });

  it('keep a due day before the day of issue while that is written', () => {
    const early = withDueDay(head, '29/11/2026');
    expect(withIssueDay(early, '28/11/2026x', 'pt').dueOn).toBe('29/11/2026');
  });

  it('read the terms off the due day', () => {
    expect(withDueDay(head, '7/12/2026').terms).toBe('7');
  });

  it('keep their distance when the day of issue moves', () => {
    const moved = withIssueDay(withTerms(head, '30', 'pt'), '15/11/2026', 'pt');
    expect(moved).toMatchObject({ issuedOn: '15/11/2026', dueOn: '15/12/2026' });
  });

  it('have no terms for a due day before the day of issue', () => {
    expect(withDueDay(head, '29/11/2026').terms).toBe('');
  });
});
