import type { JobHandler } from '@balcao/jobs';
import { verifyJournalJob } from '@balcao/journal';
import { accountMailJob, sendAccountMail } from './accounts/index.js';
import { jobEndings, onceRecorded, type JobRecords } from './endings/index.js';
import { recordRecurringExpenses, recurringExpensesJob } from './expenses/index.js';
import { billingHandlers } from './billing/index.js';
import { booksCheckJob, checkBooks } from './books-check/index.js';
import { bulkEndJob, bulkJob, endBulkOrder, runBulkOrder } from './bulk/index.js';
import {
  companyExportEndJob,
  companyExportJob,
  endCompanyExport,
  exportCompany,
} from './company-export/index.js';
import { fiscalFileJob, makeFiscalFile } from './fiscal-files/index.js';
import { imageSweepJob, sweepImages } from './images/index.js';
import { importFile, importFileJob } from './importing/index.js';
import { inspectionPackJob, makeInspectionPack } from './inspection/index.js';
import {
  mailContact,
  mailContactJob,
  mailDocument,
  mailDocumentJob,
  mailDocumentRecord,
} from './mailing/index.js';
import { invitationMailJob, mailInvitation } from './members/index.js';
import { loggingFailures } from './log-failures.js';
import {
  dailyNoticesJob,
  mailDamage,
  mailDamageJob,
  taskTellings,
  tellDaily,
} from './notifications/index.js';
import { makePrintBatch, printBatchJob } from './papers/index.js';
import { dailySealJob, sealDay } from './seals/index.js';
import {
  afterRows,
  byItself,
  refusedUnlessWorking,
  refusedWhileClosed,
  skippedUnlessWorking,
  skippedWhileClosed,
} from './standing/index.js';
import type { TaskGround } from './task-ground.js';
import {
  deliverWebhook,
  deliverWebhookJob,
  wakeWebhook,
  wakeWebhookJob,
} from './webhooks/index.js';
import { verifyCompany, verifyWeekly, verifyWeeklyJob } from './verification/index.js';

/**
 * The handlers of all jobs, by name. A job that dates a company's books and was ordered by nobody
 * goes through `byItself`.
 */
export function taskHandlers(ground: TaskGround): Readonly<Record<string, JobHandler>> {
  const handlers = {
    [verifyJournalJob]: verifyCompany(ground),
    [verifyWeeklyJob]: verifyWeekly(ground),
    [accountMailJob]: sendAccountMail(ground),
    ...billingHandlers(ground),
    [booksCheckJob]: checkBooks(ground),
    [bulkJob]: refusedUnlessWorking(ground, runBulkOrder(ground)),
    [bulkEndJob]: endBulkOrder(ground),
    [companyExportEndJob]: endCompanyExport(ground),
    [companyExportJob]: afterRows(ground, exportCompany(ground)),
    [fiscalFileJob]: afterRows(ground, makeFiscalFile(ground)),
    [imageSweepJob]: sweepImages(ground),
    [importFileJob]: refusedUnlessWorking(ground, importFile(ground)),
    [inspectionPackJob]: afterRows(ground, makeInspectionPack(ground)),
    [invitationMailJob]: refusedWhileClosed(ground, mailInvitation(ground)),
    [printBatchJob]: refusedWhileClosed(ground, afterRows(ground, makePrintBatch(ground))),
    [dailySealJob]: skippedWhileClosed(ground, byItself(ground, sealDay)),
    [dailyNoticesJob]: skippedUnlessWorking(ground, tellDaily(ground)),
    [mailContactJob]: mailContact(ground),
    [mailDamageJob]: mailDamage(ground),
    [mailDocumentJob]: refusedWhileClosed(ground, mailDocument(ground)),
    [deliverWebhookJob]: skippedWhileClosed(ground, deliverWebhook(ground)),
    [wakeWebhookJob]: wakeWebhook(ground),
    [recurringExpensesJob]: skippedUnlessWorking(ground, byItself(ground, recordRecurringExpenses)),
  };
  return loggingFailures(ground, onceRecorded(ground, jobRecords, handlers));
}

/** The handlers of these jobs, with what follows when one has ended. */
export function taskWork(ground: TaskGround) {
  return [taskHandlers(ground), { ended: jobEndings(ground, endings) }] as const;
}

/** The jobs that record what they did. */
const jobRecords: JobRecords = { [mailDocumentJob]: mailDocumentRecord };

const endings = { records: jobRecords, tellings: taskTellings };
