import type { HelpTopics } from '../help-topic.js';

/** The chart of accounts, what is posted to it, and its reports. */
export const accounting: HelpTopics<'accounts'> = {
  accounts: {
    title: 'Accounting',
    summary: 'The chart of accounts, what is posted where, and the statements.',
    parts: [
      {
        heading: 'The chart and the rules',
        text: [
          'Every document, payment, expense and stock movement is posted to accounts. Nobody has to enter it again.',
          'In [Posting rules](/commercial/posting_rules), take over the PGC-NIRF or the PGC-PE, and choose another account where yours differs. What was posted before moves along.',
          'Add your own accounts to the [chart of accounts](/commercial/ledger_accounts).',
        ],
      },
      {
        heading: 'The reports',
        text: [
          'The [trial balance](/commercial/reports/trial_balance) shows each account before and after a period. Choose an account to see its entries.',
          'The [accounting journal](/commercial/reports/ledger_journal) shows debits and credits of every document. Your accountant keeps another program? [Posting file](/commercial/reports/ledger_journal) writes the journal of a period as a CSV with headings, or as the table that PHC CS imports. Primavera publishes no fixed layout: map the columns of the CSV in its import. Entries keep their numbers from file to file.',
          'The [income statement](/commercial/reports/income_statement) and the [balance sheet](/commercial/reports/balance_sheet) follow the lines of the PGC-NIRF, and can be compared with another period or day.',
        ],
      },
      {
        heading: 'Entries of your own',
        text: [
          'Salaries, depreciation, loans, capital and corrections are [journal entries](/commercial/journal_entries): a date, a text, and lines with a debit or a credit. Debits and credits have to be equal.',
          'An entry is never edited. Reverse it, copy it and save the copy as it should be: journal and ledger show all three.',
          'What the accounts had before you began is an entry of the type Opening balances. Clients, suppliers, treasury accounts and stock have their opening balances on their own pages, and are left out of it.',
        ],
      },
      {
        heading: 'The new year',
        text: [
          'There is no closing entry to make. On 1 January income and expenses begin with zero, and the result of the year is part of retained earnings.',
          'What is recorded later in an old year is carried forward too. The lock date in [Company](/company) prevents it.',
        ],
      },
    ],
  },
};
