import type { HelpTopics } from '../help-topic.js';

/** Articles, stock and purchases. */
export const goods: HelpTopics<'articles' | 'stock' | 'purchases'> = {
  articles: {
    title: 'Articles, services and prices',
    summary: 'Codes, barcodes, batches, VAT and price lists.',
    parts: [
      {
        heading: 'Article or service',
        text: [
          'An article can move stock. A service never does.',
          'The code is proposed; change it if you have your own. Barcodes are read by scanners and tills.',
          'Enter the sale price without VAT or with VAT: the other one is calculated.',
        ],
      },
      {
        heading: 'Batches and expiry dates',
        text: [
          'Switch Managed by batches on for food and medicine. Each purchase then asks for the batch, and each sale proposes the one that expires first.',
          'Open a batch in [Batches](/commercial/batches) to see who received it.',
        ],
      },
      {
        heading: 'Many articles at once',
        text: [
          'Select articles in the [list](/commercial/articles) to change prices or categories, or to print labels.',
          'Use [Import](/imports) to create or update them from a spreadsheet.',
        ],
      },
    ],
  },
  stock: {
    title: 'Stock',
    summary: 'Counts, transfers, reordering and the value of stock.',
    parts: [
      {
        heading: 'Where stock comes from',
        text: [
          'Purchases, delivery notes, sales, transfers and counts move stock. [Stock movements](/commercial/stock_moves) lists each of them with its document.',
          '[Stock by location](/commercial/stock) shows what is where, what is reserved and what is on order.',
        ],
      },
      {
        heading: 'Count stock',
        isSteps: true,
        text: [
          'Open [Stock counts](/commercial/stock_counts) and choose Create. Choose the warehouse, and a category if you count a part only.',
          'Type each quantity and press Enter to go to the next article, or scan articles.',
          'You can keep selling while you count: each quantity is compared with the stock of that moment.',
          'Save the count. Choose what happens to articles that were not counted.',
        ],
      },
      {
        heading: 'Move goods between warehouses',
        text: [
          'Create a [stock transfer](/commercial/stock_transfers). Switch In transit on if the goods arrive later, and receive it then.',
        ],
      },
      {
        heading: 'Order in time',
        text: [
          'Set a minimum stock on each article. [Reorder suggestions](/commercial/reorder) lists what falls below it and creates the orders.',
        ],
      },
      {
        heading: 'Cost',
        text: [
          'The cost of goods is the moving average, or the cost of each batch. Choose it in [Company](/company) before stock moves.',
        ],
      },
    ],
  },
  purchases: {
    title: 'Purchases and expenses',
    summary: 'Supplier invoices, goods receipts, expenses and recurring costs.',
    parts: [
      {
        heading: 'A supplier invoice',
        isSteps: true,
        text: [
          'Open [Purchases](/commercial/purchases), choose Supplier invoice and Create.',
          'Enter the supplier’s number and date as printed on the invoice. You need them to deduct the VAT.',
          'Enter lines, costs and batches, and issue it. Stock and the average cost change.',
        ],
      },
      {
        heading: 'An expense',
        text: [
          'Rent, electricity or fuel need no articles: record an [expense](/commercial/expense), and pay it now or later.',
          'Add costs that repeat in [Recurring expenses](/commercial/expense/recurring). They are recorded automatically.',
        ],
      },
    ],
  },
};
