import type { DeliveryAnswer, WebhookAnswer } from '@balcao/contracts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { StatusChip } from '../fields/StatusChip.js';
import { showInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { Refusal } from '../dialogs/Refusal.js';
import { parseDeliveries } from './integrations-api.js';
import { useIntegrationsCommand, useIntegrationsList } from './use-integrations.js';

const REFRESH_MS = 3_000;

interface DeliveriesDialogProps {
  readonly webhook: WebhookAnswer;
  readonly onClose: () => void;
}

/** What was sent to a webhook, and what came of it; from here it is sent again. */
export function DeliveriesDialog({ webhook, onClose }: DeliveriesDialogProps): ReactNode {
  const t = useMessages();
  const mayManage = useMay('integrations.manage');
  const path = `webhooks/${encodeURIComponent(webhook.id)}/deliveries`;
  const { data, error } = useIntegrationsList(path, parseDeliveries, REFRESH_MS);
  const title = `${t('integrations.deliveries')}: ${webhook.name}`;
  return (
    <DialogFrame title={title} onClose={onClose} isWide>
      <div className="developers__form">
        <Refusal />
        {mayManage ? <Replay webhook={webhook} /> : null}
        {error !== null ? (
          <p role="alert">{error.message}</p>
        ) : data === undefined ? (
          <Skeleton shape="rows" />
        ) : data.length === 0 ? (
          <p>{t('integrations.noDeliveries')}</p>
        ) : (
          <ul className="developers__rows">
            {data.map((delivery) => (
              <DeliveryItem key={`${delivery.at} ${delivery.revision}`} delivery={delivery} />
            ))}
          </ul>
        )}
      </div>
    </DialogFrame>
  );
}

function Replay({ webhook }: { readonly webhook: WebhookAnswer }): ReactNode {
  const t = useMessages();
  const command = useIntegrationsCommand();
  const [from, setFrom] = useState(String(Math.max(0, webhook.next - 1)));
  return (
    <form
      className="developers__replay"
      onSubmit={(event) => {
        event.preventDefault();
        const path = `webhooks/${encodeURIComponent(webhook.id)}/replay`;
        void command(path, { from: Number.parseInt(from, 10) }, t('integrations.replayed'));
      }}
    >
      <TextField
        label={t('integrations.replayFrom')}
        size="small"
        value={from}
        onChange={({ target }) => {
          setFrom(target.value.replace(/\D/g, ''));
        }}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button type="submit" variant="outlined" disabled={from === ''}>
        {t('integrations.replay')}
      </Button>
    </form>
  );
}

function DeliveryItem({ delivery }: { readonly delivery: DeliveryAnswer }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { at, eventType, revision, attempt, isDelivered, status, durationMs } = delivery;
  const text = delivery.failure ?? delivery.answer ?? '';
  const outcome = [
    showInstant(at, language),
    t('integrations.attempt', { attempt }),
    ...(status === undefined ? [] : [`HTTP ${status}`]),
    t('integrations.took', { ms: durationMs }),
  ].join(' · ');
  return (
    <li>
      <div className="developers__what">
        <strong>
          {revision} {eventType}
        </strong>
        <small>{outcome}</small>
        {text === '' ? null : (
          <details>
            <summary>{t('integrations.answer')}</summary>
            <pre>{text}</pre>
          </details>
        )}
      </div>
      <StatusChip tone={isDelivered ? 'success' : 'error'}>
        {t(isDelivered ? 'integrations.arrived' : 'integrations.notArrived')}
      </StatusChip>
    </li>
  );
}
