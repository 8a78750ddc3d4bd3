import './sending.css';
import Button from '@mui/material/Button';
import type { SendingAnswer } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { useBalcao } from '../admin/hooks.js';
import { StatusChip } from '../fields/StatusChip.js';
import { sayInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { MailFailed } from '../management/bulk/MailFailed.js';
import { parseSendings } from './parse-sendings.js';
import { sendingPath, type SentRecord } from './sent-record.js';

/** How often what is under way is looked at again. */
const REFRESH_MS = 2_000;

const tones = { waiting: 'neutral', sending: 'info', sent: 'success', failed: 'error' } as const;

/** What became of the mails about a document; nothing while there are none. */
export function SendingList({ record }: { readonly record: SentRecord }): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const { api, id } = record;
  const { data = [] } = useQuery({
    queryKey: ['sendings', api, id],
    queryFn: async () =>
      parseSendings((await provider.read(`${sendingPath(record)}/sendings`)).body),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? REFRESH_MS : false),
    retry: false,
  });
  if (data.length === 0) return null;
  return (
    <section className="card" aria-labelledby="sendings-title">
      <h2 id="sendings-title">{t('sending.heading')}</h2>
      <ul className="sending__list">
        {data.map((each) => (
          <Sending key={each.id} sending={each} record={record} />
        ))}
      </ul>
    </section>
  );
}

const isUnderWay = ({ state }: SendingAnswer): boolean =>
  state === 'waiting' || state === 'sending';

interface SendingProps {
  readonly sending: SendingAnswer;
  readonly record: SentRecord;
}

function Sending({ sending, record }: SendingProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { attempt } = useCommands('sendings');
  const { id, to, state, askedAt, askedBy } = sending;
  const retry = async (): Promise<void> => {
    const path = `${sendingPath(record)}/sendings/${id}/retry`;
    await attempt({ path, done: t('sending.retried') });
  };
  return (
    <li>
      <div>
        <strong>{to}</strong>
        <small>
          {t('sending.askedBy', { name: askedBy, when: sayInstant(askedAt, language) })}
        </small>
        <Trouble sending={sending} />
      </div>
      <StatusChip tone={tones[state]}>{t(`sending.${state}`)}</StatusChip>
      {state === 'failed' ? (
        <Button
          size="small"
          variant="outlined"
          aria-label={t('sending.retryOf', { to })}
          onClick={() => void retry()}
        >
          {t('sending.retry')}
        </Button>
      ) : null}
    </li>
  );
}

/** Why the mail is not there yet, and when it is tried again; nothing while all goes well. */
function Trouble({ sending }: Pick<SendingProps, 'sending'>): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { state, attempts, dueAt, failure } = sending;
  if (failure === null || state === 'sent' || state === 'sending') return null;
  const message =
    state === 'failed'
      ? t('sending.gaveUp', { attempts })
      : t('sending.nextTry', { attempts, when: sayInstant(dueAt, language) });
  return (
    <>
      <small role="status">{message}</small>
      <details className="sending__detail">
        <summary>{t('sending.detail')}</summary>
        <small>
          <MailFailed failure={failure} />
        </small>
      </details>
    </>
  );
}
