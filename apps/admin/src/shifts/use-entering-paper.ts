import { useState } from 'react';
import { ulid } from 'ulidx';
import { useCommands } from '../admin/use-commands.js';
import { useSubmission } from '../http/use-submission.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { paperBody, type TypedPaper } from './found-paper.js';

/** Sends a paper that was found; says what is wrong with it by field. */
export function useEnteringPaper(tillId: string, onDone: () => void) {
  const t = useMessages();
  const language = useLanguage();
  const commands = useCommands('tills');
  // The same paper sent again after a lost answer is the same document.
  const [recoveryId] = useState(() => ulid());
  const { errors, isBusy, run } = useSubmission();
  const send = (paper: TypedPaper): void => {
    run(async () => {
      const body = paperBody(paper, recoveryId, t('shifts.papers.line'), language);
      const path = `tills/${encodeURIComponent(tillId)}/recover-paper`;
      const done = t('shifts.papers.entered', { reference: paper.reference.trim() });
      await commands.send({ path, body, done });
      onDone();
    });
  };
  return { problems: errors, isBusy, send };
}
