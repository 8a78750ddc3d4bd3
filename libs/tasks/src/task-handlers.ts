import type { JobHandler } from '@balcao/jobs';
import { journalJobs } from '@balcao/journal';
import { accountMailJob, sendAccountMail } from './accounts/index.js';
import { recordRecurringExpenses, recurringExpensesJob } from './expenses/index.js';
import { billingHandlers, refusedUnlessPaid, skippedUnlessPaid } from './billing/index.js';
import {
  companyExportEndJob,
  companyExportJob,
  endCompanyExport,
  exportCompany,
} from './company-export/index.js';
import { imageSweepJob, sweepImages } from './images/index.js';
import { importFile, importFileJob } from './importing/index.js';
import { mailContact, mailContactJob, mailDocument, mailDocumentJob } from './mailing/index.js';
import { invitationMailJob, mailInvitation } from './members/index.js';
import { dailyNoticesJob, tellDaily, tellingOfJobs } from './notifications/index.js';
import type { TaskGround } from './task-ground.js';

import {
  deliverWebhook,
  deliverWebhookJob,
  wakeWebhook,
  wakeWebhookJob,
} from './webhooks/index.js';

/** Who does which job, by its name. */
export function taskHandlers(ground: TaskGround): Readonly<Record<string, JobHandler>> {
  return tellingOfJobs(ground, {
    ...journalJobs(ground.events),
    [accountMailJob]: sendAccountMail(ground),
    ...billingHandlers(ground),
    [companyExportEndJob]: endCompanyExport(ground),
    [companyExportJob]: exportCompany(ground),
    [imageSweepJob]: sweepImages(ground),
    [importFileJob]: refusedUnlessPaid(ground, importFile(ground)),
    [invitationMailJob]: mailInvitation(ground),
    [dailyNoticesJob]: tellDaily(ground),
    [mailContactJob]: mailContact(ground),
    [mailDocumentJob]: mailDocument(ground),
    [deliverWebhookJob]: deliverWebhook(ground),
    [wakeWebhookJob]: wakeWebhook(ground),
    [recurringExpensesJob]: skippedUnlessPaid(ground, recordRecurringExpenses(ground)),
  });
}
