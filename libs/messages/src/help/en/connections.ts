import type { HelpTopics } from '../help-topic.js';

/** Files, the journal, one’s own account, other software, the plan. */
export const connections: HelpTopics<'files' | 'audit' | 'account' | 'developers' | 'plan'> = {
  files: {
    title: 'Importing and exporting files',
    summary: 'Spreadsheets in, spreadsheets out, and what runs in the background.',
    parts: [
      {
        heading: 'Import a spreadsheet',
        isSteps: true,
        text: [
          'Open [Import](/imports), choose what the file contains and download the template if you need one.',
          'Choose the file. Columns, dates and numbers are recognised; check them.',
          'Correct marked cells in the preview. Nothing is saved until every row has been checked.',
          'Import it. If it was wrong, choose Undo on the page of the import.',
        ],
      },
      {
        heading: 'If a barcode looks like 6.00123E+12',
        text: [
          'Excel shortened it, and the digits are lost. Format the column as text in the original file, enter the barcodes again and save it.',
        ],
      },
      {
        heading: 'Export',
        text: [
          'Each list exports what it shows, with its filters, to Excel, CSV or PDF. Large files are prepared in [Jobs](/jobs).',
          'Actions on many rows are listed in [Bulk operations](/bulk_work), with what failed and why.',
        ],
      },
    ],
  },
  audit: {
    title: 'History and audit',
    summary: 'Who changed what and when, earlier states, and files for an inspection.',
    parts: [
      {
        heading: 'Who did it',
        text: [
          'Every record has a history. The [journal](/commercial/journal) lists everything that happened in the company, and nobody can change it.',
        ],
      },
      {
        heading: 'As it was',
        text: [
          'Choose View as of date… in the account menu to see lists, balances and reports as they were then.',
        ],
      },
      {
        heading: 'An inspection',
        text: [
          'Create an [inspection pack](/commercial/inspection) for the period: documents, events, seals and a page that verifies them offline.',
          'Give the auditor a user with the role Auditor. [Auditor activity](/commercial/looks) shows what was opened.',
        ],
      },
    ],
  },
  account: {
    title: 'Your account',
    summary: 'Profile, password, sign-in code, language and formats.',
    parts: [
      {
        heading: 'Yours only',
        text: [
          'Change your name, e-mail address and password in [My account](/account). Switch the sign-in code on to protect the account with your phone.',
          'Language, theme, date format and start page are in [Settings](/settings). They follow you to every device.',
        ],
      },
      {
        heading: 'Notifications',
        text: [
          '[Notifications](/notifications) tell you what became of your work and what needs attention.',
        ],
      },
    ],
  },
  developers: {
    title: 'Other software',
    summary: 'API keys, webhooks and the event feed.',
    parts: [
      {
        heading: 'Connect a shop or an accounting system',
        text: [
          'Create an API key in [Developers](/developers) with the permissions that the other software needs, and nothing more.',
          'A webhook calls your address when something happens. Send a test event, and deliver again what failed.',
        ],
      },
    ],
  },
  plan: {
    title: 'Plan and system',
    summary: 'What the plan includes, and the state of the server.',
    parts: [
      {
        heading: 'Plan',
        text: [
          'If the service is paid for, [Plans](/plans) compares what each includes and [Subscription](/subscription) shows yours.',
        ],
      },
      {
        heading: 'System',
        text: [
          '[System](/system) shows whether the lists are up to date, the space left on the disk and the services in use. “Rebuild the lists” builds them again from the journal while you work.',
        ],
      },
    ],
  },
};
