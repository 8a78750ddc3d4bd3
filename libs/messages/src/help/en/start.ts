import type { HelpTopics } from '../help-topic.js';

/** The first day: set up, which document when, opening figures, and what to do after a mistake. */
export const start: HelpTopics<'start' | 'documents' | 'opening' | 'corrections' | 'sandbox'> = {
  start: {
    title: 'Your first day',
    summary: 'From an empty company to a paid invoice.',
    parts: [
      {
        heading: 'Set up your company',
        isSteps: true,
        text: [
          'Check the name, NUIT and address in [Company](/company). They are printed on every document.',
          'Upload your logo there too.',
          'Check your [VAT rates](/commercial/vat). Those of your country are already set up.',
          'Check how clients pay in [Payment methods](/commercial/payment_method), and your cash and bank in [Treasury accounts](/commercial/treasury_account).',
        ],
      },
      {
        heading: 'Issue the first invoice',
        isSteps: true,
        text: [
          'Open [Invoices](/commercial/document/FT) and choose Create.',
          'Type the client’s name. If the client is new, choose New client in the list.',
          'Type the article, the quantity and the price. A new article can be created there too.',
          'Choose Issue. The invoice gets the next number of its series and can no longer change.',
          'Choose Register payment when the client pays, and Print or Send to hand the invoice over.',
        ],
      },
      {
        heading: 'Try it without consequences',
        text: [
          'Documents of a training series have no fiscal value and move neither stock nor money. Open one in [Invoicing series](/commercial/invoicing_series).',
          'Or create a [demo company](/help/sandbox): a sandbox that never touches your real company and can be started over.',
        ],
      },
      {
        heading: 'Find your way',
        text: [
          'Press Ctrl+K to search for a page, a document, a client or an article in either language.',
          'Press ? for the keyboard shortcuts of a page. Press W on a figure to see what it is made of.',
          'The star next to the title keeps a page in your favourites.',
        ],
      },
    ],
  },
  documents: {
    title: 'Which document when',
    summary: 'Invoice, invoice-receipt, cash sale, receipt, notes and guides.',
    parts: [
      {
        heading: 'When you sell',
        text: [
          'Invoice (FT): the client pays later. It stays unpaid until you register a payment.',
          'Cash sale (VD): the client pays at once, usually at the counter or the till.',
          'Invoice-receipt (FR): an invoice that is paid when it is issued, for example by transfer.',
          'Receipt (RC): proves the payment of one or more invoices. It is created when you [register a payment](/help/payments).',
        ],
      },
      {
        heading: 'Freight, packing and deposits',
        text: [
          'Add charge below the lines adds what you charge besides the goods, with a VAT code of its own. Discounts on the document leave charges out.',
          'Each kind has its account in [Posting rules](/commercial/posting_rules). A deposit that you give back is a credit note on its line.',
        ],
      },
      {
        heading: 'Before and with the goods',
        text: [
          'Quotation: your price, without any obligation. Convert it when the client accepts.',
          'Order: what the client wants. It reserves stock.',
          'Delivery note (GR): goes with goods that you deliver and invoice later. It moves stock.',
          'Transport note (GT): goes with goods on the road that are not sold yet, for example to another warehouse.',
          'Choose Convert to… on a document to create the next one with its lines. You can convert some lines or quantities only.',
        ],
      },
      {
        heading: 'When something changes afterwards',
        text: [
          'Credit note (NC): lowers an invoice, for a return or a discount.',
          'Debit note (ND): raises an invoice, for example for transport or interest.',
          'To undo a document completely, see [A wrong document](/help/corrections).',
        ],
      },
    ],
  },
  opening: {
    title: 'First stock and first debts',
    summary: 'Begin with what you have in stock and what is already owed.',
    parts: [
      {
        heading: 'Choose the day',
        text: [
          'Choose one day on which you begin, best the first of a month. Everything before it stays in your old system.',
        ],
      },
      {
        heading: 'Opening stock',
        isSteps: true,
        text: [
          'Enter or import your [articles](/commercial/articles).',
          'Count what is on the shelves.',
          'Open [Import](/imports), choose Opening stock and download the template.',
          'Fill in the article, the warehouse, the quantity and the unit cost. Add the batch and expiry date where you manage batches.',
          'Upload the file, check it and import it. The cost is the value of your stock from then on.',
        ],
      },
      {
        heading: 'What clients owe you and what you owe suppliers',
        isSteps: true,
        text: [
          'Enter or import your [clients](/commercial/clients) and [suppliers](/commercial/suppliers).',
          'Open [Import](/imports) and choose Opening balances.',
          'Give one row to each unpaid document, with its number, date and due date. It can then be paid like any other.',
        ],
      },
      {
        heading: 'Cash and bank',
        text: [
          'Record the opening balance of each account as a [deposit](/commercial/deposit) on the day you begin.',
        ],
      },
      {
        heading: 'Check',
        text: [
          'Compare the [stock report](/commercial/reports/stock_reports) and the [unpaid documents](/commercial/reports/pending_documents) with your old system before you sell.',
          'If an import was wrong, undo it on the page of the import, correct the file and import it again. Undoing can be taken back by Redo.',
        ],
      },
    ],
  },
  corrections: {
    title: 'A wrong document',
    summary: 'Cancel it, issue a credit note, or correct a payment.',
    parts: [
      {
        heading: 'It is still a draft',
        text: ['Change it, or choose Discard. A draft has no number, so none is lost.'],
      },
      {
        heading: 'It was issued by mistake',
        isSteps: true,
        text: [
          'Open the document and choose Cancel document in its menu.',
          'Write the reason. It is kept with your name.',
          'Stock and amounts return to what they were. The number stays used, with the state Cancelled.',
          'If its month was submitted, that stays as submitted: a credit note of today is issued with your reason, and its VAT counts this month. To change the submitted month instead, tick that you will submit a replacement file.',
        ],
      },
      {
        heading: 'The client already has it, or it is in a month you have submitted',
        isSteps: true,
        text: [
          'If another document takes its place, choose Correct this document in its menu. Change what is wrong, choose a reason and issue it: the first one is credited as a whole.',
          'To take only a part back, open the invoice and choose Convert to… and Credit note.',
          'Keep the lines and quantities that you take back, and write the reason.',
          'Switch Return goods to stock off if the goods do not come back.',
          'Issue it. Apply it to the invoice, or pay the amount back.',
        ],
      },
      {
        heading: 'A wrong payment, expense or transfer',
        text: [
          'Open the receipt, payment, [expense](/commercial/expense) or [transfer](/commercial/transfer) and cancel it with a reason. Then record it again.',
          'A cancelled document or payment can be restored.',
        ],
      },
    ],
  },
  sandbox: {
    title: 'Demo company',
    summary: 'A sandbox next to your real company, to try anything out and start over.',
    parts: [
      {
        heading: 'What it is',
        text: [
          'A demo is a company of your own with a year of sales, purchases, stock, money and till shifts.',
          'Nothing in it counts. It shares no clients, articles, series or figures with your real companies.',
          'A line on every page and a mark on every paper say that it is a demo. Its name cannot be changed.',
        ],
      },
      {
        heading: 'Create one',
        isSteps: true,
        text: [
          'Open [New company](/company/new) and choose Explore with demo data.',
          'The sample data is loaded in the background. The line at the top says how far it is.',
          'Change what you like. What you save meanwhile waits until the data is there.',
        ],
      },
      {
        heading: 'At its till',
        text: [
          'Cashiers of a demo you created: Celeste with PIN 2580, Zacarias with PIN 1470.',
          'Lurdes approves with PIN 3691. The till asks each of them for a PIN of their own at first use.',
        ],
      },
      {
        heading: 'Start over or delete',
        text: [
          'Start over deletes the demo and loads the same sample data again. Delete removes it from your companies at once.',
          'Both are in the line at the top, and only its owner can choose them. You can have up to three demos.',
          'Nobody can open a deleted demo. Its records stay in the archive of the server, which never removes any.',
        ],
      },
    ],
  },
};
