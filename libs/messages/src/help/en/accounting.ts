import type { HelpTopics } from '../help-topic.js';

/** Withholding tax; the chart of accounts, what is posted to it, and its reports. */
export const accounting: HelpTopics<'accounts' | 'withholding'> = {
  withholding: {
    title: 'Withholding tax',
    summary:
      'Rates, tax withheld by clients and from suppliers, the certificate and the monthly list.',
    parts: [
      {
        heading: 'The rates',
        text: [
          '[Withholding rates](/commercial/withholding_rates) holds the rates that you use. Add legal rates takes over those on non-residents, by article 62 of the Código do IRPC, and on residents: rents of companies, services of individuals, artists and athletes. Enter others, such as rents of individuals, as your accountant gives them. A company that manages its own property bears none on rents.',
          'When the law changes a rate, end the old record with Valid to and create a new one. Payments keep the rate of their day.',
        ],
      },
      {
        heading: 'You pay a supplier and withhold tax',
        isSteps: true,
        text: [
          'Create the payment in [Supplier payments](/commercial/payment/suppliers) and choose the invoice.',
          'Under Deductions, choose Add withholding, the document and the rate. The taxed amount is the invoice without VAT; the tax follows from it.',
          'Pay the rest. The invoice is settled, and the tax is owed to the State: account 4425, or the one chosen for the rate in [Posting rules](/commercial/posting_rules).',
        ],
      },
      {
        heading: 'An expense with withholding',
        text: [
          'Choose the supplier and the withholding rate as you record the [expense](/commercial/expense). The tax on the amount without VAT is owed to the State at once; only the rest is due to the supplier. [Recurring expenses](/commercial/expense/recurring) withhold it each time.',
        ],
      },
      {
        heading: 'A client withholds tax from you',
        text: [
          'Choose the rate as you write the invoice: it says what will be withheld and what remains to be paid, on paper and in the fiscal files. Totals and debt stay as they are until the client pays. Of an invoice in another currency, what is owed in meticais is the rate of its base in meticais.',
          'The [receipt](/commercial/payment/clients) begins with it as you choose the invoice; enter what was not announced the same way. Add the number and date of the certificate once you have them. The invoice is settled without that money, which is tax paid in advance.',
        ],
      },
      {
        heading: 'The monthly list and the certificate',
        text: [
          '[Withholding tax](/commercial/reports/withholdings) lists what was withheld in the month, to be exported or printed. Payments that are cancelled leave it.',
          'Choose a supplier and a period there, then Withholding certificate: it is the paper by which the supplier proves the tax.',
        ],
      },
    ],
  },
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
          '[Exchange and rounding](/commercial/reports/exchange_differences) lists realised exchange gains and losses, and the rounding of cash, with the payment of each.',
        ],
      },
      {
        heading: 'Entries of your own',
        text: [
          'Salaries, loans, capital and corrections are [journal entries](/commercial/journal_entries): a date, a text, and lines with a debit or a credit. Debits and credits have to be equal.',
          'An entry is never edited. Reverse it, copy it and save the copy as it should be: journal and ledger show all three.',
          'What the accounts had before you began is an entry of the type Opening balances. Clients, suppliers, treasury accounts and stock have their opening balances on their own pages, and are left out of it.',
          'The balances of another program come in with one file: choose Opening trial balance in [Import](/imports), a file with account, debit and credit, and the date. Every row at fault is named, and nothing is saved unless debits and credits are equal. Rows of clients, suppliers, treasury accounts and stock go to account 59, which returns to its own balance once those are entered on their pages.',
        ],
      },
      {
        heading: 'Fixed assets and depreciation',
        text: [
          '[Asset classes](/commercial/asset_classes) have a yearly rate and an account each. Add legal rates takes over those of Decree 72/2013, which replaced Portaria 20817 of 1968; change them where yours differ.',
          'Record what you use for years in [Fixed assets](/commercial/fixed_assets): class, day, cost without VAT, and the account that its purchase is posted to: 342 if its VAT code is one of assets. What you owned before is recorded against 59, with what was depreciated until then. Leave the account empty where the balances are in the books already.',
          'Fixed assets in [Import](/imports) takes the register of another program: code, name, class, date and cost, with what was depreciated until then and the date from which it is depreciated here.',
          'Depreciate posts what is missing, straight line and in twelfths from the month of purchase, to the end of a month: each month, or once for the year. The last run can be reversed.',
          'Dispose of takes an asset out that is sold, scrapped or lost. Depreciation goes to the month before; the price and what is left make a gain (7631) or a loss (6831).',
          '[Depreciation](/commercial/reports/depreciation_map) is the yearly schedule, to be printed or exported: for each asset cost, rate, depreciation of earlier years, of the period and in all, and net value. What the tax office does not accept, such as the cost of a light car above 800,000 MT, is for your accountant to take out.',
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
