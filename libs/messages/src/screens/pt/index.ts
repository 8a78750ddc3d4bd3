import type { ScreenMessages } from '../index.js';
import { accounts } from './accounts.js';
import { app } from './app.js';
import { article } from './article.js';
import { audit } from './audit.js';
import { erasure } from './erasure.js';
import { billing } from './billing.js';
import { companies } from './companies.js';
import { dashboard } from './dashboard.js';
import { documents } from './documents.js';
import { entry } from './entry.js';
import { events } from './events.js';
import { explain } from './explain.js';
import { filters } from './filters.js';
import { fiscal } from './fiscal.js';
import { integrations } from './integrations.js';
import { jobs } from './jobs.js';
import { images } from './images.js';
import { imports } from './imports.js';
import { labels } from './labels.js';
import { layout } from './layout.js';
import { lists } from './lists.js';
import { madeFiles } from './made-files.js';
import { management } from './management.js';
import { money } from './money.js';
import { notifications } from './notifications.js';
import { pages } from './pages.js';
import { past } from './past.js';
import { pos } from './pos.js';
import { printing } from './printing.js';
import { reports } from './reports.js';
import { resources } from './resources.js';
import { selling } from './selling.js';
import { sending } from './sending.js';
import { shifts } from './shifts.js';
import { shortcuts } from './shortcuts.js';
import { site } from './site.js';
import { stock } from './stock.js';
import { system } from './system.js';
import { takeBack } from './take-back.js';
import { till } from './till.js';
import { tillShift } from './till-shift.js';
import { users } from './users.js';

/** Every sentence of the screens in Portuguese. */
export const pt: ScreenMessages = {
  accounts,
  app,
  article,
  audit,
  erasure,
  billing,
  companies,
  dashboard,
  documents,
  entry,
  events,
  explain,
  filters,
  fiscal,
  images,
  imports,
  integrations,
  jobs,
  labels,
  layout,
  lists,
  madeFiles,
  management,
  money,
  notifications,
  pages,
  past,
  pos,
  printing,
  reports,
  resources,
  selling,
  sending,
  shifts,
  shortcuts,
  site,
  stock,
  system,
  takeBack,
  till,
  tillShift,
  users,
};
