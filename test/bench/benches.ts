import { append } from './append.js';
import { appendToServers } from './append-servers.js';
import { audit } from './audit.js';
import { companies } from './companies.js';
import { decideAndFold } from './decide-and-fold.js';
import type { Bench } from './figure.js';
import { fiscal } from './fiscal.js';
import { fiscalFiles } from './fiscal-files.js';
import { issueOverHttp } from './issue-over-http.js';
import { jobs } from './jobs.js';
import { journal } from './journal.js';
import { liveRows } from './live-rows.js';
import { listPages, reportPages } from './lists.js';
import { move } from './move.js';
import { openCompany } from './open-company.js';
import { pages } from './pages.js';
import { past } from './past.js';
import { peers } from './peers.js';
import { rebuild } from './rebuild.js';
import { rebuildLive } from './rebuild-live.js';
import { shiftClose } from './shift-close.js';
import { till } from './till.js';

/** All benches by the name that `--only` takes, in the order of the table. */
export const benches: Readonly<Record<string, Bench>> = {
  'issue-over-http': issueOverHttp,
  'decide-and-fold': decideAndFold,
  append,
  journal,
  rebuild,
  'rebuild-live': rebuildLive,
  'live-rows': liveRows,
  'open-company': openCompany,
  lists: listPages,
  reports: reportPages,
  audit,
  past,
  pages,
  till,
  'shift-close': shiftClose,
  fiscal,
  'fiscal-files': fiscalFiles,
  jobs,
  companies,
  peers,
};

/** Those of them that depend on the servers; the others are the same wherever events are kept. */
export const serverBenches: Readonly<Record<string, Bench>> = {
  'issue-over-http': issueOverHttp,
  append: appendToServers,
  journal,
  move,
  rebuild,
  lists: listPages,
  reports: reportPages,
  jobs,
  companies,
};
