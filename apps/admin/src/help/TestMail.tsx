import type { TestMailAnswer } from '@balcao/contracts';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { request } from '../http/request.js';
import { messageOf } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';

/** Sends a mail to oneself, and says what became of it. */
export function TestMail(): ReactNode {
  const t = useMessages();
  const [isSending, setIsSending] = useState(false);
  const [said, setSaid] = useState('');
  const send = async (): Promise<void> => {
    setIsSending(true);
    try {
      const { body } = await request('/api/account/test-mail', { method: 'POST', body: {} });
      const { outcome, to } = body as TestMailAnswer;
      setSaid(t(`help.mail.${outcome}`, { to }));
    } catch (error) {
      setSaid(messageOf(error));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className="help__test">
      <Button variant="contained" disabled={isSending} onClick={() => void send()}>
        {t('help.mail.send')}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
