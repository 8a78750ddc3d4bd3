import type { HelpTopics } from '../help-topic.js';

/** Who may do what, the settings of the company, mail, printers and backups. */
export const company: HelpTopics<'roles' | 'company' | 'mail' | 'printing' | 'backup'> = {
  roles: {
    title: 'Users and roles',
    summary: 'Who may do what, and how to invite a user.',
    parts: [
      {
        heading: 'The roles',
        text: [
          'Owner: everything, including users, closing the company and exporting all data.',
          'Manager: all daily work, reports and settings.',
          'Accountant: documents, payments, treasury, VAT and reports.',
          'Back office: documents, clients, articles and stock.',
          'Cashier: the till only, and their own shift.',
          'Auditor: sees everything, changes nothing.',
        ],
      },
      {
        heading: 'Invite a user',
        isSteps: true,
        text: [
          'Open [Users](/users) and choose Invite a user.',
          'Enter the e-mail address and choose the role.',
          'The person opens the link in the e-mail within 7 days, and chooses a password.',
        ],
      },
      {
        heading: 'Adjust rights',
        text: [
          'Open a user’s rights to grant or withdraw single permissions, or to limit discounts and series.',
          'Suspend a user who is away; remove one who leaves. Their name stays in the history.',
        ],
      },
      {
        heading: 'Requests for approval',
        text: [
          'A user’s limits can say up to which amount they buy, record expenses and cancel without approval, and how much discount they give.',
          'Beyond a limit somebody types their PIN at once, or the user sends a request with a reason. Those who may approve are told, and find it in [Approvals](/approvals).',
          'An approval carries the request out as things are then, within the limits of the approver. A request expires after 7 days.',
        ],
      },
    ],
  },
  company: {
    title: 'Company settings',
    summary: 'Details on documents, prices, series, document types and lock date.',
    parts: [
      {
        heading: 'Details and settings',
        text: [
          'The details in [Company](/company) are printed on new documents. Issued documents keep the details they were issued with.',
          'Settings decide about decimals, rounding, prices with or without VAT, stock below zero and batches. Each explains itself.',
        ],
      },
      {
        heading: 'Series and document types',
        text: [
          'Documents are numbered in [series](/commercial/invoicing_series): one per document type and year, without gaps.',
          'Switch [document types](/commercial/document_type) off that you never use.',
        ],
      },
      {
        heading: 'Several companies',
        text: ['Choose New company in the account menu. Data, users and numbers are separate.'],
      },
    ],
  },
  mail: {
    title: 'E-mail',
    summary: 'Sending documents, and checking that e-mail works.',
    parts: [
      {
        heading: 'Send a document',
        text: [
          'Choose Send on a document, check the address and send it. The PDF is attached. The list under the document shows what was sent and when.',
          'The original counts as printed once it has been sent.',
        ],
      },
      {
        heading: 'If nothing arrives',
        isSteps: true,
        test: 'mail',
        text: [
          'Send yourself a test e-mail with the button below.',
          'Look in the spam folder.',
          'If the server has no e-mail set up, ask the person who runs it to set SMTP_URL and MAIL_FROM. Until then messages are kept as files on the server.',
        ],
      },
    ],
  },
  printing: {
    title: 'Printing',
    summary: 'A4 documents, receipts, labels and print models.',
    parts: [
      {
        heading: 'Documents',
        text: [
          'Choose Print on a document. The original can be printed only once; afterwards print a duplicate.',
          'Adapt colours, texts and columns in [Print models](/commercial/print_model).',
        ],
      },
      {
        heading: 'If the printer does nothing',
        isSteps: true,
        test: 'print',
        text: [
          'Print a test page with the button below.',
          'Choose the printer and the paper size in the print window, and switch headers and footers off.',
          'If the print window does not open, allow pop-ups for this address.',
        ],
      },
      {
        heading: 'Receipts and labels',
        text: [
          'Enter the address of a network receipt printer on the [cash register](/commercial/cash_registers). Printers on USB are chosen on the till itself, under Printer and drawer.',
          'Select articles in the [list](/commercial/articles) and choose Labels.',
        ],
      },
    ],
  },
  backup: {
    title: 'Backups',
    summary: 'Keep copies elsewhere, and check that they can be read.',
    parts: [
      {
        heading: 'Your own copy',
        isSteps: true,
        text: [
          'Open [Company](/company) and choose Export all data.',
          'Download the archive when it is ready, and keep it on another device.',
          'Open it once a month: each list in it is a CSV file that Excel opens.',
        ],
      },
      {
        heading: 'The whole server',
        isSteps: true,
        test: 'backup',
        text: [
          'The person who runs the server makes backups with one command while the product runs: npm run backup and the folder. Every copy is verified when it is made.',
          'Verify the last backup with the button below. It reads every file as a restore would, and changes nothing.',
          'Twice a year, restore one in another folder with npm run restore.',
        ],
      },
      {
        heading: 'Check that nothing was changed',
        text: [
          'Open [Seals](/commercial/seals): a seal of each day covers everything before it. [Data check](/commercial/books) recalculates all lists and compares them.',
        ],
      },
    ],
  },
};
