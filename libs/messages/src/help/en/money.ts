import type { HelpTopics } from '../help-topic.js';

/** Cash and bank, VAT, the end of the year, reports. */
export const money: HelpTopics<'treasury' | 'vat' | 'year-end' | 'reports'> = {
  treasury: {
    title: 'Cash and bank',
    summary: 'Accounts, transfers, bank statements and exchange rates.',
    parts: [
      {
        heading: 'Accounts',
        text: [
          'Each cash box, bank account and mobile wallet is a [treasury account](/commercial/treasury_account). Open one to see its movements and balance.',
          'Record [deposits](/commercial/deposit), [withdrawals](/commercial/withdrawal) and [transfers](/commercial/transfer) between accounts.',
        ],
      },
      {
        heading: 'Reconcile with the bank',
        isSteps: true,
        text: [
          'Open the account and import the bank statement as a file.',
          'Matches are proposed. Confirm them, and record what is missing, such as bank charges.',
          'The statement is reconciled when nothing is left.',
        ],
      },
      {
        heading: 'Other currencies',
        text: [
          'Set the rate of the day in [Exchange rates](/exchange). Documents in that currency use it and keep it.',
        ],
      },
    ],
  },
  vat: {
    title: 'VAT and tax files',
    summary: 'Rates, exemptions, the monthly return and SAF-T.',
    parts: [
      {
        heading: 'Rates and codes',
        text: [
          'A VAT code is a rate with its treatment: normal, reduced, zero or exempt. An exempt code prints its legal reason.',
          'Codes of purchases also say what is bought, because this decides what you may deduct.',
        ],
      },
      {
        heading: 'The month',
        isSteps: true,
        text: [
          'Invoice everything that was delivered, and enter all supplier invoices.',
          'Open [VAT summary](/commercial/reports/vat_summary) and compare it with the [VAT register of sales](/commercial/reports/vat_of_sales) and the [VAT register of purchases](/commercial/reports/vat_of_purchases): they list the documents behind it.',
          'Open [Fiscal files](/commercial/fiscal), choose the month and create the file.',
          'Correct what the check reports, submit the file to the tax authority, and mark the month as submitted.',
        ],
      },
      {
        heading: 'Changes after submission',
        text: [
          'Home warns you when a submitted month has changed. Correct earlier months with credit and debit notes in the current one.',
        ],
      },
    ],
  },
  'year-end': {
    title: 'Closing a month and a year',
    summary: 'What to check, what to close, and what opens for the new year.',
    parts: [
      {
        heading: 'Each month',
        isSteps: true,
        text: [
          'Invoice everything that was delivered.',
          'Record receipts and payments, and apply advances and credits.',
          'Reconcile bank and cash.',
          'Submit the VAT of the month.',
          'Set the lock date in [Company](/company), so that nothing is booked up to that day.',
        ],
      },
      {
        heading: 'The end of the year',
        isSteps: true,
        text: [
          'Do all that belongs to December.',
          '[Count the stock](/help/stock) on the last day.',
          'Keep the [stock valuation](/commercial/reports/stock_valuation) of 31 December as the inventory list: articles, quantities, unit costs and values, which come to the stock account.',
          'Compare [unpaid documents](/commercial/reports/pending_documents) with your clients and suppliers, and send statements.',
          'Create the SAF-T file of the year in [Fiscal files](/commercial/fiscal).',
          'Print or save the [financial statement](/commercial/reports/financial_statement) for your accountant.',
          'Choose Close year in [Invoicing series](/commercial/invoicing_series). Series can be reopened if something was forgotten.',
          'Export all data in [Company](/company), and keep the file elsewhere for ten years.',
        ],
      },
      {
        heading: 'The new year',
        text: [
          'Each document type gets a series for the new year, with numbers from 1. It is proposed with the first document of the year.',
          'Balances of clients, suppliers, stock and accounts carry on by themselves.',
        ],
      },
    ],
  },
  reports: {
    title: 'Figures and reports',
    summary: 'The dashboard, reports, saved views and scheduled e-mails.',
    parts: [
      {
        heading: 'Where to look',
        text: [
          'Home shows today. The [dashboard](/commercial/dashboard) compares periods. [Reports](/commercial/reports) answer questions in detail.',
          'Select a figure, or press W on it, to see the documents behind it.',
        ],
      },
      {
        heading: 'Make a report yours',
        text: [
          'Choose period, filters, grouping and columns, and save the report under a name.',
          'Export it to Excel, CSV or PDF, or schedule it as an e-mail.',
        ],
      },
    ],
  },
};
