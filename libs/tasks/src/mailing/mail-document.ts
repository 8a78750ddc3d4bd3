import { createHash } from 'node:crypto';
import { DeliveryRefused } from '@balcao/delivery';
import { JobFailedForGood, type JobHandler } from '@balcao/jobs';
import {
  documentMail,
  sayDay,
  paymentReceiptMail,
  renderMail,
  showMinor,
  type MailCompany,
  type RenderedMail,
} from '@balcao/messages';
import type { TaskGround } from '../task-ground.js';
import { documentAttachment } from './document-attachment.js';
import { letterheadOf } from './letterhead.js';
import {
  type DocumentMailOrder,
  mailDocumentOrderOf,
  sentCommandId,
} from './mail-document-order.js';
import type { ReadPaper } from './read-paper.js';

/** What of the ground the sending of documents stands on. */
export type MailGround = Pick<TaskGround, 'journals' | 'blobs' | 'mail'>;

/**
 * Sends a document or receipt to an address, then notes it in its history. A mail that goes twice,
 * because the process died in between, bears the same id; the history has it once.
 */
export function mailDocument(ground: MailGround): JobHandler {
  return async ({ job }) => {
    const { companyId, actorId } = job;
    const order = mailDocumentOrderOf(job);
    const { documentId, to, language } = order;
    const attached = await documentAttachment(ground, {
      jobId: job.id,
      companyId,
      actorId,
      documentId,
      language,
    });
    if (attached === undefined) throw new JobFailedForGood('the document is not there');
    const { paper, attachment } = attached;
    const letterhead = letterheadOf(paper.companyName, paper.paper.logo);
    const attachments = [attachment, ...letterhead.attachments];
    const mail = { id: job.id, to, ...mailOf(paper, order, letterhead.company), attachments };
    await ground.mail.send(mail).catch((error: unknown) => {
      if (error instanceof DeliveryRefused) throw new JobFailedForGood(error.message);
      throw error;
    });
    const sent = { type: 'RecordDocumentSent', id: documentId, to, language } as const;
    await ground.journals.execute(companyId, {
      commandId: sentCommandId(job.id),
      actorId,
      correlationId: job.id,
      body: { ...sent, sha256: createHash('sha256').update(attachment.content).digest('hex') },
      sent,
    });
    return { to };
  };
}

function mailOf(
  paper: ReadPaper,
  { language, note }: DocumentMailOrder,
  company: MailCompany,
): RenderedMail {
  const { companyName, partyName, reference, title, issuedOn, dueOn, currency, totalMinor } = paper;
  const amount = `${showMinor(totalMinor, language)} ${currency}`;
  const common = { companyName, partyName, ...(note !== undefined && { note }) };
  if (paper.kind === 'payment') {
    const params = { ...common, reference, amount, paidOn: sayDay(issuedOn, language) };
    return renderMail(paymentReceiptMail, language, params, company);
  }
  const params = {
    ...common,
    title,
    issuedOn: sayDay(issuedOn, language),
    ...(dueOn !== undefined && { dueOn: sayDay(dueOn, language) }),
    ...(totalMinor !== 0 && { total: amount }),
  };
  return renderMail(documentMail, language, params, company);
}
