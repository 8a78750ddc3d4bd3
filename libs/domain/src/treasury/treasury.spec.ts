import { describe, expect, it } from '@jest/globals';
import type { Command } from '../commands.js';
import type { JournalEvent } from '../events.js';
import { aCompany, journalOf, monday, specify } from '../testing/index.js';
import { depositMoney, transferMoney, withdrawMoney } from './move-money.js';
import { treasuryBalance } from './treasury-account.js';
import { treasuryDeciders } from './treasury.deciders.js';

const account = (id: string, currency: string, openingBalanceMinor: number): JournalEvent => ({
  type: 'TreasuryAccountRegistered',
  data: { id, name: `BCI ${id}`, kind: 'bank', currency, openingBalanceMinor },
});
const past = [...aCompany(), account('bci', 'MZN', 500_000), account('usd', 'USD', 0)];

describe('registering a treasury account', () => {
  const given = specify(treasuryDeciders.RegisterTreasuryAccount);
  const fields = { name: 'BIM', kind: 'bank', currency: 'MZN', openingBalanceMinor: 0 } as const;
  const register = (differing: object = {}) =>
    ({ type: 'RegisterTreasuryAccount', id: 'bim', fields: { ...fields, ...differing } }) as const;

  it('checks its bank data by their digits', () => {
    const bankData = { nib: '000301080016367102371', iban: 'MZ59000301080016367102371' };
    given(...past)
      .when(register(bankData))
      .then({ type: 'TreasuryAccountRegistered', data: { id: 'bim', ...fields, ...bankData } });
    given(...past)
      .when(register({ nib: '000301080016367102372' }))
      .thenRefused('treasury.invalidNib', {}, 'nib');
    given(...past)
      .when(register({ iban: 'MZ58000301080016367102371' }))
      .thenRefused('treasury.invalidIban', {}, 'iban');
    given(...past)
      .when(register({ iban: 'PT50000201231234567890154', swift: 'CGDIPTPL' }))
      .then({
        type: 'TreasuryAccountRegistered',
        data: { id: 'bim', ...fields, iban: 'PT50000201231234567890154', swift: 'CGDIPTPL' },
      });
    given(...past)
      .when(register({ swift: 'CGD' }))
      .thenRefused('treasury.invalidSwift', {}, 'swift');
  });

  it('needs a currency that is in use', () => {
    for (const currency of ['', 'GBP']) {
      given(...past)
        .when(register({ currency }))
        .thenRefused('exchange.currencyNotSelected', {}, 'currency');
    }
  });

  it('keeps its currency once money has moved, and stays while there is some', () => {
    const journal = journalOf(...past);
    const change = (currency: string): Command => ({
      type: 'ChangeTreasuryAccount',
      id: 'usd',
      fields: { currency },
    });
    journal.on(monday, change('EUR'));
    journal.on(monday, { type: 'DepositMoney', id: 'd1', accountId: 'usd', amountMinor: 100 });
    expect(() => journal.on(monday, change('USD'))).toThrow('treasury.currencyOfMoney');
    const archive: Command = { type: 'ArchiveTreasuryAccount', id: 'usd' };
    expect(() => journal.on(monday, archive)).toThrow('treasury.balanceNotZero');
    journal.on(monday, { type: 'CancelMovement', id: 'd1', reason: 'Engano' });
    expect(journal.on(monday, archive)).toHaveLength(1);
  });
});

describe('moving money', () => {
  it('deposits and withdraws on a day that has come', () => {
    const deposit = { type: 'DepositMoney', id: 'd1', accountId: 'bci', amountMinor: 250 } as const;
    specify(depositMoney)(...past)
      .when({ ...deposit, description: 'Entrada de sócio', valueOn: '2026-03-04' })
      .then({
        type: 'MoneyDeposited',
        data: {
          id: 'd1',
          on: monday,
          description: 'Entrada de sócio',
          entries: [{ accountId: 'bci', amountMinor: 250, valueOn: '2026-03-04' }],
        },
      });
    specify(withdrawMoney)(...past)
      .when({ ...deposit, type: 'WithdrawMoney', on: '2026-02-27' })
      .then({
        type: 'MoneyWithdrawn',
        data: { id: 'd1', on: '2026-02-27', entries: [{ accountId: 'bci', amountMinor: -250 }] },
      });
    const refused = (differing: object) =>
      specify(depositMoney)(...past).when({ ...deposit, ...differing });
    refused({ on: '2026-03-03' }).thenRefused('treasury.inFuture', { today: monday }, 'on');
    const first = '2000-01-01';
    refused({ on: '1800-03-02' }).thenRefused('document.dayTooEarly', { first }, 'on');
    refused({ valueOn: '1800-03-02' }).thenRefused('document.dayTooEarly', { first }, 'valueOn');
    refused({ amountMinor: undefined }).thenRefused('field.required', undefined, 'amountMinor');
    refused({ amountMinor: 0 }).thenRefused('treasury.amountIsZero', {}, 'amountMinor');
    refused({ accountId: undefined }).thenRefused('treasury.accountNotSelected', {}, 'accountId');
    refused({ accountId: 'bim' }).thenRefused('treasury.accountNotFound', { id: 'bim' });
  });

  it('transfers between currencies by the rate, or by both amounts', () => {
    const given = specify(transferMoney);
    const transfer = (differing: object) =>
      given(...past).when({
        type: 'TransferMoney',
        id: 't1',
        fromAccountId: 'usd',
        toAccountId: 'bci',
        amountMinor: 100_000,
        ...differing,
      });
    const moved = (receivedMinor: number, rate: string) => ({
      type: 'MoneyTransferred' as const,
      data: {
        id: 't1',
        on: monday,
        entries: [
          { accountId: 'usd', amountMinor: -100_000, worthMinor: -receivedMinor },
          { accountId: 'bci', amountMinor: receivedMinor },
        ],
        rate,
      },
    });
    transfer({ rate: '64.10' }).then(moved(6_410_000, '64.1'));
    transfer({ receivedMinor: 6_394_500 }).then(moved(6_394_500, '63.945'));
    transfer({}).thenRefused('treasury.rateOrAmount', { from: 'USD', to: 'MZN' });
    transfer({ toAccountId: 'usd' }).thenRefused('treasury.sameAccount', {}, 'toAccountId');
    transfer({ fromAccountId: 'account_cash', receivedMinor: 1 }).thenRefused(
      'treasury.amountsDiffer',
    );
  });

  it('takes a movement back today, once and with a reason', () => {
    const journal = journalOf(...past);
    journal.on('2026-02-27', {
      type: 'WithdrawMoney',
      id: 'w1',
      accountId: 'bci',
      amountMinor: 99,
    });
    expect(treasuryBalance(journal.books, 'bci')).toBe(499_901);
    const cancel = (reason: string): Command => ({ type: 'CancelMovement', id: 'w1', reason });
    expect(() => journal.on(monday, cancel(' '))).toThrow('treasury.reasonRequired');
    journal.on(monday, cancel('Lançado duas vezes'));
    expect(treasuryBalance(journal.books, 'bci')).toBe(500_000);
    expect(() => journal.on(monday, cancel('De novo'))).toThrow('treasury.movementCancelled');
  });

  it('puts a cancelled movement back, today, again and again', () => {
    const journal = journalOf(...past);
    const moved = { fromAccountId: 'bci', toAccountId: 'usd', amountMinor: 6_400 } as const;
    const cancel: Command = { type: 'CancelMovement', id: 't1', reason: 'Engano' };
    const restore: Command = { type: 'RestoreMovement', id: 't1' };
    const balances = () => ['bci', 'usd'].map((id) => treasuryBalance(journal.books, id));
    expect(() => journal.on(monday, restore)).toThrow('record.notFound');
    journal.on('2026-02-27', { type: 'TransferMoney', id: 't1', ...moved, receivedMinor: 100 });
    expect(() => journal.on(monday, restore)).toThrow('treasury.movementNotCancelled');
    for (const command of [cancel, restore, cancel]) journal.on(monday, command);
    expect(balances()).toEqual([500_000, 0]);
    const [restored] = journal.on(monday, restore);
    expect(restored?.data).toMatchObject({ id: 't1', on: monday });
    expect(balances()).toEqual([493_600, 100]);
  });

  it('leaves a movement cancelled whose account is closed, or out of use, by now', () => {
    const journal = journalOf(...past);
    journal.on(monday, { type: 'DepositMoney', id: 'd1', accountId: 'usd', amountMinor: 100 });
    journal.on(monday, { type: 'CancelMovement', id: 'd1', reason: 'Engano' });
    const restore: Command = { type: 'RestoreMovement', id: 'd1' };
    journal.on(monday, { type: 'ArchiveTreasuryAccount', id: 'usd' });
    expect(() => journal.on(monday, restore)).toThrow('treasury.accountArchived');
    journal.on(monday, { type: 'RestoreTreasuryAccount', id: 'usd' });
    journal.on(monday, { type: 'CloseTreasuryPeriod', id: 'usd', through: monday });
    expect(() => journal.on(monday, restore)).toThrow('treasury.periodClosed');
  });
});

describe('closing a period of an account', () => {
  const close = (through: string): Command => ({ type: 'CloseTreasuryPeriod', id: 'bci', through });
  const deposit = (on: string): Command => ({
    type: 'DepositMoney',
    id: on.replaceAll('-', ''),
    on,
    accountId: 'bci',
    amountMinor: 100,
  });

  it('keeps entries from being dated into it, until it is opened again', () => {
    const journal = journalOf(...past);
    journal.on(monday, close('2026-02-28'));
    expect(() => journal.on(monday, deposit('2026-02-28'))).toThrow('treasury.periodClosed');
    journal.on(monday, deposit('2026-03-01'));
    journal.on(monday, { type: 'ReopenTreasuryPeriod', id: 'bci', through: '2026-01-31' });
    journal.on(monday, deposit('2026-02-28'));
    expect(() => journal.on(monday, deposit('2026-01-31'))).toThrow('treasury.periodClosed');
  });

  it('goes forward only, and not into days to come', () => {
    const journal = journalOf(...past);
    const reopen: Command = { type: 'ReopenTreasuryPeriod', id: 'bci' };
    expect(() => journal.on(monday, reopen)).toThrow('treasury.periodNotClosed');
    journal.on(monday, close('2026-02-28'));
    expect(() => journal.on(monday, close('2026-02-28'))).toThrow('treasury.closedBefore');
    expect(() => journal.on(monday, close('2026-03-03'))).toThrow('treasury.inFuture');
    const later: Command = { ...reopen, through: '2026-02-28' };
    expect(() => journal.on(monday, later)).toThrow('treasury.reopensLater');
    journal.on(monday, reopen);
    expect(journal.on(monday, close('2026-01-31'))).toHaveLength(1);
  });
});
