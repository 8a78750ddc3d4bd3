import type { AttachmentRow } from '@balcao/contracts';
import { ATTACHMENT_BYTES_MAX } from '@balcao/domain';
import { useState } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { askToConfirm } from '../boot/confirm.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { showSnack } from '../boot/snack.js';
import { messageOf, sayProblem } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';
import { downloadBlob } from '../http/download.js';
import { attachFile, readAttachment, type KeepsFiles } from './attachment-api.js';

/** A file that was not attached, and why. */
export interface RefusedFile {
  readonly name: string;
  readonly why: string;
}

/** The files of one record, and what a person may do with them. */
export interface Attachments {
  readonly refused: readonly RefusedFile[];
  readonly isBusy: boolean;
  readonly attach: (files: readonly File[]) => void;
  readonly save: (attachment: AttachmentRow) => void;
  readonly remove: (attachment: AttachmentRow) => void;
}

/** Keeps files with a record, hands them out again, and takes them off after a question. */
export function useAttachments(record: KeepsFiles, readAgain: () => Promise<unknown>): Attachments {
  const t = useMessages();
  const provider = useBalcao();
  const companyId = useSlice(company).id ?? '';
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [isBusy, setBusy] = useState(false);
  const problemWith = async (file: File): Promise<string | undefined> => {
    if (file.size === 0) return t('documents.attachments.empty');
    // The server would refuse it, once all of it was sent.
    if (file.size > ATTACHMENT_BYTES_MAX) return t('documents.attachments.tooLarge');
    try {
      await attachFile(companyId, record, file);
      return undefined;
    } catch (error) {
      return messageOf(error);
    }
  };
  const attach = async (files: readonly File[]): Promise<void> => {
    setBusy(true);
    setRefused([]);
    const problems: RefusedFile[] = [];
    // One after the other: each is an event of the same record.
    for (const file of files) {
      const why = await problemWith(file);
      if (why !== undefined) problems.push({ name: file.name, why });
    }
    setRefused(problems);
    setBusy(false);
    if (problems.length === files.length) return;
    await readAgain();
    const smart_count = files.length - problems.length;
    showSnack(t('documents.attachments.attached', { smart_count }), 'success');
  };
  const remove = async ({ id: attachmentId, name }: AttachmentRow): Promise<void> => {
    const title = t('documents.attachments.removeTitle', { name });
    const message = t('documents.attachments.removeMessage');
    if (!(await askToConfirm({ title, message, isDestructive: true }))) return;
    const { owner, id } = record;
    const path = `${owner}/${encodeURIComponent(id)}/attachments`;
    await provider.send(`${path}/${encodeURIComponent(attachmentId)}/remove`, {});
    await readAgain();
    showSnack(t('documents.attachments.removed', { name }), 'success');
  };
  const save = async (attachment: AttachmentRow): Promise<void> => {
    downloadBlob(attachment.name, await readAttachment(companyId, record, attachment));
  };
  return {
    refused,
    isBusy,
    attach: (files) => void attach(files).catch(sayProblem),
    save: (attachment) => void save(attachment).catch(sayProblem),
    remove: (attachment) => void remove(attachment).catch(sayProblem),
  };
}
