import { describe, expect, it } from '@jest/globals';
import { aCompany, booksOf, celeste, specify } from '../testing/index.js';
import type { JournalEvent } from '../events.js';
import { companiesDeciders } from './companies.deciders.js';
import { companyOf } from './company-of.js';
import { demoCompanyId } from './demo-registered.js';

const [first, ...others] = aCompany();
const demo: readonly JournalEvent[] = [
  ...(first?.type === 'CompanyRegistered'
    ? [{ ...first, data: { ...first.data, isDemo: true as const } }]
    : []),
  ...others,
  celeste,
];

describe('a demo company', () => {
  it('is one from its registration on', () => {
    expect(companyOf(booksOf(...demo)).isDemo).toBe(true);
    expect(companyOf(booksOf(...aCompany())).isDemo).toBeUndefined();
  });

  it('is one by its id where its registration came before the mark', () => {
    const before = (id: string) =>
      first?.type === 'CompanyRegistered' ? { ...first, data: { ...first.data, id } } : first;
    const named = (id: string) => booksOf(...[before(id) ?? celeste, ...others]);
    expect(companyOf(named(demoCompanyId)).isDemo).toBe(true);
    expect(companyOf(named('demo')).isDemo).toBeUndefined();
  });

  it('keeps its name, and is otherwise changed like any other', () => {
    const given = specify(companiesDeciders.ChangeCompany)(...demo);
    const change = (fields: object) => ({ type: 'ChangeCompany', fields }) as const;
    given
      .when(change({ name: 'Loja Verdadeira' }))
      .thenRefused('demo.nameStays', undefined, 'name');
    const { name } = companyOf(booksOf(...demo));
    given.when(change({ name, city: 'Beira' })).then({
      type: 'CompanyChanged',
      data: { id: 'moderna', before: { city: 'Maputo' }, after: { city: 'Beira' } },
    });
  });
});

describe('deleting a demo', () => {
  const discard = { type: 'DiscardDemo' } as const;

  it('closes it without a way back, and leaves nobody in it', () => {
    const now = '2026-03-02T07:30:00.000Z';
    specify(companiesDeciders.DiscardDemo)(...demo)
      .when(discard, { now })
      .then(
        {
          type: 'CompanyClosed',
          data: { id: 'moderna', closedOn: '2026-03-02', reopenUntil: now },
        },
        { type: 'MemberRemoved', data: { id: 'owner' } },
        { type: 'MemberRemoved', data: { id: 'celeste' } },
      );
  });

  it('is an owner’s, and never of a real company', () => {
    specify(companiesDeciders.DiscardDemo)(...demo)
      .when(discard, { actorId: 'celeste' })
      .thenRefused('identity.permissionMissing');
    specify(companiesDeciders.DiscardDemo)(...aCompany())
      .when(discard)
      .thenRefused('demo.isReal');
  });
});
