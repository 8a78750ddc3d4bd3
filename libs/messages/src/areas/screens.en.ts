import { accounting } from '../screens/en/accounting.js';
import { accounts } from '../screens/en/accounts.js';
import { approvals } from '../screens/en/approvals.js';
import { article } from '../screens/en/article.js';
import { audit } from '../screens/en/audit.js';
import { erasure } from '../screens/en/erasure.js';
import { billing } from '../screens/en/billing.js';
import { companies } from '../screens/en/companies.js';
import { corrections } from '../screens/en/corrections.js';
import { dashboard } from '../screens/en/dashboard.js';
import { documents } from '../screens/en/documents.js';
import { events } from '../screens/en/events.js';
import { filters } from '../screens/en/filters.js';
import { fiscal } from '../screens/en/fiscal.js';
import { integrations } from '../screens/en/integrations.js';
import { jobs } from '../screens/en/jobs.js';
import { help } from '../screens/en/help.js';
import { images } from '../screens/en/images.js';
import { imports } from '../screens/en/imports.js';
import { labels } from '../screens/en/labels.js';
import { lists } from '../screens/en/lists.js';
import { madeFiles } from '../screens/en/made-files.js';
import { management } from '../screens/en/management.js';
import { money } from '../screens/en/money.js';
import { pages } from '../screens/en/pages.js';
import { printing } from '../screens/en/printing.js';
import { reports } from '../screens/en/reports.js';
import { resources } from '../screens/en/resources.js';
import { sending } from '../screens/en/sending.js';
import { settings } from '../screens/en/settings.js';
import { shifts } from '../screens/en/shifts.js';
import { stock } from '../screens/en/stock.js';
import { system } from '../screens/en/system.js';
import { tillShift } from '../screens/en/till-shift.js';
import { users } from '../screens/en/users.js';

/** What the pages of the back office say, in English: all but its frame, Home and the till. */
export const sentences = {
  accounting,
  accounts,
  approvals,
  article,
  audit,
  erasure,
  billing,
  companies,
  corrections,
  dashboard,
  documents,
  events,
  filters,
  fiscal,
  help,
  images,
  imports,
  integrations,
  jobs,
  labels,
  lists,
  madeFiles,
  management,
  money,
  pages,
  printing,
  reports,
  resources,
  sending,
  settings,
  shifts,
  stock,
  system,
  tillShift,
  users,
};
