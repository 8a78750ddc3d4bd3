import type { HelpTopics } from '../help-topic.js';

/** Being paid, clients and suppliers, and the till. */
export const selling: HelpTopics<'payments' | 'parties' | 'till'> = {
  payments: {
    title: 'Being paid and paying',
    summary: 'Receipts, part payments, advances, deductions and set-offs.',
    parts: [
      {
        heading: 'A client pays',
        isSteps: true,
        text: [
          'Open the invoice and choose Register payment, or choose Create in [Receipts](/commercial/payment/clients) to settle several invoices.',
          'Enter the amount. Less than the amount due is a part payment; the rest stays due.',
          'Choose the payment method. It decides which cash box or bank account receives the money.',
          'Record it. A receipt with its own number is created.',
        ],
      },
      {
        heading: 'The client pays more, or in advance',
        text: [
          'Choose Keep as advance payment. The amount waits in [Advance payments](/commercial/payment/advances) until you apply it to an invoice.',
        ],
      },
      {
        heading: 'The client withholds tax or keeps a discount',
        text: [
          'Enter it under Deductions: the invoice is settled, but no money is received. Keep the proof of the withholding as an attachment.',
        ],
      },
      {
        heading: 'The client is a supplier too',
        text: [
          'Choose Set-off in [Receipts](/commercial/payment/clients) to settle what each owes the other.',
        ],
      },
      {
        heading: 'You pay a supplier',
        text: [
          'Choose Create in [Supplier payments](/commercial/payment/suppliers). The steps are the same.',
        ],
      },
    ],
  },
  parties: {
    title: 'Clients, suppliers and entities',
    summary: 'NUIT, payment terms, credit limits and statements.',
    parts: [
      {
        heading: 'What to fill in',
        text: [
          'Only the name is required. Enter the NUIT if the client wants to deduct VAT.',
          'A NUIT has nine digits; the last is a check digit. If the product doubts it, check the number before you use it anyway.',
          'Payment terms set the due date of new invoices. A credit limit warns or stops you when the client owes too much.',
          'One company can be client and supplier at once: switch both on.',
        ],
      },
      {
        heading: 'Statements',
        text: [
          'The page of a client shows every document and payment with the balance. Send it by e-mail from there, or open [Account statement](/commercial/reports/account_statement).',
        ],
      },
      {
        heading: 'Removing and erasing',
        text: [
          'A removed client is no longer offered, and can be restored. Documents keep the name they were issued with.',
          'A person can ask for the erasure of their data: use Erase personal data in the menu of the client. What the law requires you to keep stays.',
        ],
      },
    ],
  },
  till: {
    title: 'The till',
    summary: 'Shifts, sales, cash in and out, and the count at the end.',
    parts: [
      {
        heading: 'Prepare a till',
        isSteps: true,
        text: [
          'Create a [cash register](/commercial/cash_registers) with its warehouse and its cash account.',
          'Invite the cashier with the role Cashier in [Users](/users).',
          'Open the [point of sale](/pos) on the device and choose the cash register.',
        ],
      },
      {
        heading: 'A day at the till',
        isSteps: true,
        text: [
          'Open a shift with the cash in the drawer.',
          'Scan or choose articles, choose how the client pays, and finish the sale.',
          'If coins cannot pay the total, enter the smallest coin in [Company](/company): cash is then rounded to it, and the shift and the receipt show by how much.',
          'Record cash that you take out or put in with its reason.',
          'Count the drawer and close the shift. The difference is shown and recorded.',
        ],
      },
      {
        heading: 'Without a network',
        text: [
          'The till keeps selling and numbers its documents in a series of its own. It sends them when the network is back.',
          'Open [Till devices](/commercial/tills) to see what a till has not sent yet.',
        ],
      },
      {
        heading: 'Returns',
        text: [
          'Find the sale by its number or its code, choose what comes back and how it is refunded. A credit note is issued.',
        ],
      },
      {
        heading: 'Afterwards',
        text: ['Every shift, with its sales and its count, is in [Shifts](/commercial/shifts).'],
      },
    ],
  },
};
