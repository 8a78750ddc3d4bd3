import { describe, expect, it } from '@jest/globals';
import { aCompany, specify } from '../testing/index.js';
import { accountingDeciders } from './accounting.deciders.js';
import { chartAccounts } from './chart.js';

const adopting = specify(accountingDeciders.AdoptChart);
const choosing = specify(accountingDeciders.ChoosePostingAccount);
const closing = specify(accountingDeciders.ArchiveLedgerAccount);
const changing = specify(accountingDeciders.ChangeLedgerAccount);

const rice = {
  type: 'LedgerAccountRegistered',
  data: { id: 'OWN', code: '7111', name: 'Vendas de arroz' },
} as const;
const chosen = { type: 'PostingAccountChosen', data: { id: 'sales', after: '7111' } } as const;

describe('adopting an official chart', () => {
  it('adds its accounts, but for those that the company has', () => {
    const { events } = adopting(...aCompany(), rice).when({ type: 'AdoptChart', preset: 'pe' });
    expect(events).toHaveLength(chartAccounts('pe').length);
    const again = adopting(...aCompany(), ...events).when({ type: 'AdoptChart', preset: 'nirf' });
    const onlyInNirf = chartAccounts('nirf').length - again.events.length;
    expect(onlyInNirf).toBeGreaterThan(200);
    expect(again.events.length).toBeGreaterThan(0);
  });
});

describe('choosing the account of what is posted', () => {
  it('says what it was before', () => {
    choosing(...aCompany(), rice, chosen)
      .when({ type: 'ChoosePostingAccount', id: 'sales' })
      .then({ type: 'PostingAccountChosen', data: { id: 'sales', before: '7111' } });
  });

  it('is refused for an account that the chart lacks, or that is closed', () => {
    const command = { type: 'ChoosePostingAccount', id: 'sales', code: '7111' } as const;
    choosing(...aCompany())
      .when(command)
      .thenRefused('accounting.accountNotFound', { code: '7111' });
    choosing(...aCompany(), rice, { type: 'LedgerAccountArchived', data: { id: 'OWN' } })
      .when(command)
      .thenRefused('accounting.accountClosed', { code: '7111' });
  });

  it.each(['profit', 'chosen:7111', 'clients:HOTEL', 'sales:NONE'])('knows no %s', (id) => {
    const command = { type: 'ChoosePostingAccount', id, code: '7111' } as const;
    choosing(...aCompany(), rice)
      .when(command)
      .thenRefused('record.notFound', { id });
  });
});

describe('an account that a rule posts to', () => {
  const past = [...aCompany(), rice, chosen];

  it('is not closed', () => {
    closing(...past)
      .when({ type: 'ArchiveLedgerAccount', id: 'OWN' })
      .thenRefused('accounting.accountChosen', { code: '7111' });
  });

  it('keeps its code, and may be renamed', () => {
    const change = (fields: object) =>
      changing(...past).when({ type: 'ChangeLedgerAccount', id: 'OWN', fields });
    change({ code: '7112' }).thenRefused('accounting.accountChosen', { code: '7111' });
    change({ name: 'Arroz' }).then({
      type: 'LedgerAccountChanged',
      data: { id: 'OWN', before: { name: 'Vendas de arroz' }, after: { name: 'Arroz' } },
    });
  });
});
