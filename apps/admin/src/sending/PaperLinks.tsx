import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { PaperLinkAnswer, PaperLinkState } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { useCommands } from '../admin/use-commands.js';
import { showSnack } from '../boot/snack.js';
import { sayDay } from '../formats/days.js';
import { asReached } from '../http/own-address.js';
import { sayProblem } from '../http/say-problem.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { sendingPath, type SentRecord } from './sent-record.js';

interface PaperLinksProps {
  readonly record: SentRecord;
  /** The digits of the client's phone, where one is known. */
  readonly phone?: string | undefined;
}

/** A link to a document or receipt for messages: made, handed on, and taken back. */
export function PaperLinks({ record, phone = '' }: PaperLinksProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { path, openUntil, commands } = useLinks(record);
  const [link, setLink] = useState<string>();
  const make = async (): Promise<void> => {
    const accepted = await commands.send({ path });
    setLink(asReached((accepted as PaperLinkAnswer).link));
  };
  const revoke = async (): Promise<void> => {
    await commands.send({ path: `${path}/revoke`, done: t('sending.link.revoked') });
    setLink(undefined);
  };
  return (
    <div className="sending__link">
      <p>{t('sending.link.explained')}</p>
      {link === undefined ? (
        <Button
          variant="outlined"
          disabled={commands.isBusy}
          onClick={() => void make().catch(sayProblem)}
        >
          {t('sending.link.make')}
        </Button>
      ) : (
        <MadeLink link={link} text={`${record.reference} ${link}`} phone={phone} />
      )}
      {openUntil === undefined ? null : (
        <p>
          {t('sending.link.open', { day: sayDay(openUntil.slice(0, 10), language) })}{' '}
          <Button
            size="small"
            disabled={commands.isBusy}
            onClick={() => void revoke().catch(sayProblem)}
          >
            {t('sending.link.revoke')}
          </Button>
        </p>
      )}
    </div>
  );
}

function useLinks(record: SentRecord) {
  const provider = useBalcao();
  const commands = useCommands('paper-link');
  const path = `${sendingPath(record)}/link`;
  const { data } = useQuery({
    queryKey: ['paper-link', record.id],
    queryFn: async () => (await provider.read(path)).body as PaperLinkState,
  });
  return { path, commands, openUntil: data?.openUntil };
}

interface MadeLinkProps {
  readonly link: string;
  /** Of the message. */
  readonly text: string;
  readonly phone: string;
}

function MadeLink({ link, text, phone }: MadeLinkProps): ReactNode {
  const t = useMessages();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    showSnack(t('sending.link.copied'), 'success');
  };
  return (
    <>
      <TextField
        label={t('sending.link.name')}
        value={link}
        size="small"
        fullWidth
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Button variant="outlined" onClick={() => void copy().catch(sayProblem)}>
        {t('sending.link.copy')}
      </Button>
      <Button
        variant="outlined"
        href={`https://wa.me/${phone}?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
      >
        WhatsApp
      </Button>
    </>
  );
}
