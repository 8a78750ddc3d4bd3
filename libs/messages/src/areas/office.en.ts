import { corrections } from '../screens/en/corrections.js';
import { accounts } from '../screens/en/accounts.js';
import { app } from '../screens/en/app.js';
import { article } from '../screens/en/article.js';
import { audit } from '../screens/en/audit.js';
import { erasure } from '../screens/en/erasure.js';
import { billing } from '../screens/en/billing.js';
import { companies } from '../screens/en/companies.js';
import { dashboard } from '../screens/en/dashboard.js';
import { documents } from '../screens/en/documents.js';
import { entry } from '../screens/en/entry.js';
import { events } from '../screens/en/events.js';
import { explain } from '../screens/en/explain.js';
import { filters } from '../screens/en/filters.js';
import { fiscal } from '../screens/en/fiscal.js';
import { integrations } from '../screens/en/integrations.js';
import { jobs } from '../screens/en/jobs.js';
import { images } from '../screens/en/images.js';
import { imports } from '../screens/en/imports.js';
import { labels } from '../screens/en/labels.js';
import { layout } from '../screens/en/layout.js';
import { lists } from '../screens/en/lists.js';
import { madeFiles } from '../screens/en/made-files.js';
import { management } from '../screens/en/management.js';
import { money } from '../screens/en/money.js';
import { notifications } from '../screens/en/notifications.js';
import { pages } from '../screens/en/pages.js';
import { past } from '../screens/en/past.js';
import { printing } from '../screens/en/printing.js';
import { reports } from '../screens/en/reports.js';
import { resources } from '../screens/en/resources.js';
import { sending } from '../screens/en/sending.js';
import { settings } from '../screens/en/settings.js';
import { shifts } from '../screens/en/shifts.js';
import { shortcuts } from '../screens/en/shortcuts.js';
import { site } from '../screens/en/site.js';
import { stock } from '../screens/en/stock.js';
import { system } from '../screens/en/system.js';
import { tillShift } from '../screens/en/till-shift.js';
import { users } from '../screens/en/users.js';

/** What the back office says, in English: all but what only the till does. */
export const sentences = {
  accounts,
  app,
  article,
  audit,
  erasure,
  billing,
  companies,
  corrections,
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
  printing,
  reports,
  resources,
  sending,
  settings,
  shifts,
  shortcuts,
  site,
  stock,
  system,
  tillShift,
  users,
};
