import type { HelpTopicName } from './help-topic.js';

/**
 * The screens that pages of the guide show, with the year in braces. `scripts/help-pictures.mjs`
 * takes them from the demo.
 */
export const helpPictures = {
  start: '/',
  opening: '/imports',
  parties: '/commercial/clients',
  till: '/pos',
  accounts: '/commercial/reports/trial_balance',
  'year-end': '/commercial/fiscal',
  company: '/company',
  printing: '/commercial/print_model',
  backup: '/commercial/seals',
  account: '/account',
  developers: '/developers',
  documents: '/commercial/document/FT',
  payments: '/commercial/payment/clients',
  articles: '/commercial/articles',
  stock: '/commercial/stock',
  purchases: '/commercial/expense',
  treasury: '/commercial/treasury_account',
  vat: '/commercial/reports/vat_summary',
  reports: '/commercial/dashboard',
  roles: '/users',
  audit: '/commercial/journal',
  corrections: '/commercial/document/NC',
  sandbox: '/company/new',
  mail: '/commercial/document/FT/FT_{year}.1',
  files: '/jobs',
  plan: '/system',
  withholding: '/commercial/withholding_rates',
} as const satisfies Readonly<Record<HelpTopicName, string>>;

/** Of every picture, in pixels. */
export const pictureSize = { width: 960, height: 600 } as const;
