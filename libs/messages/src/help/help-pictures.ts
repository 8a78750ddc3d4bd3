import type { HelpTopicName } from './help-topic.js';

/** The screens that pages of the guide show, taken from the demo by `scripts/help-pictures.mjs`. */
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
} as const satisfies Partial<Record<HelpTopicName, string>>;

/** Of every picture, in pixels. */
export const pictureSize = { width: 960, height: 600 } as const;

/** Whether a page of the guide has a picture. */
export const hasPicture = (name: HelpTopicName): boolean => name in helpPictures;
