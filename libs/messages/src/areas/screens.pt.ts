import { accounting } from '../screens/pt/accounting.js';
import { accounts } from '../screens/pt/accounts.js';
import { approvals } from '../screens/pt/approvals.js';
import { article } from '../screens/pt/article.js';
import { audit } from '../screens/pt/audit.js';
import { erasure } from '../screens/pt/erasure.js';
import { billing } from '../screens/pt/billing.js';
import { companies } from '../screens/pt/companies.js';
import { corrections } from '../screens/pt/corrections.js';
import { dashboard } from '../screens/pt/dashboard.js';
import { documents } from '../screens/pt/documents.js';
import { events } from '../screens/pt/events.js';
import { filters } from '../screens/pt/filters.js';
import { fiscal } from '../screens/pt/fiscal.js';
import { integrations } from '../screens/pt/integrations.js';
import { jobs } from '../screens/pt/jobs.js';
import { help } from '../screens/pt/help.js';
import { images } from '../screens/pt/images.js';
import { imports } from '../screens/pt/imports.js';
import { labels } from '../screens/pt/labels.js';
import { lists } from '../screens/pt/lists.js';
import { madeFiles } from '../screens/pt/made-files.js';
import { management } from '../screens/pt/management.js';
import { money } from '../screens/pt/money.js';
import { pages } from '../screens/pt/pages.js';
import { printing } from '../screens/pt/printing.js';
import { reports } from '../screens/pt/reports.js';
import { resources } from '../screens/pt/resources.js';
import { sending } from '../screens/pt/sending.js';
import { settings } from '../screens/pt/settings.js';
import { shifts } from '../screens/pt/shifts.js';
import { stock } from '../screens/pt/stock.js';
import { system } from '../screens/pt/system.js';
import { tillShift } from '../screens/pt/till-shift.js';
import { users } from '../screens/pt/users.js';

/** What the pages of the back office say, in Portuguese: all but its frame, Home and the till. */
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
