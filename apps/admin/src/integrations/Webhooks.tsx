import { useState, type ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { useMessages } from '../i18n/use-messages.js';
import { parseWebhooks } from './integrations-api.js';
import { ListCard } from './ListCard.js';
import { useIntegrationsList } from './use-integrations.js';
import { WebhookDialog } from './WebhookDialog.js';
import { WebhookItem } from './WebhookItem.js';

/** How often states and what is left to send are read again. */
const REFRESH_MS = 5_000;

/** The addresses that events are sent to. */
export function Webhooks(): ReactNode {
  const t = useMessages();
  const mayManage = useMay('integrations.manage');
  const mayRead = useMay('integrations.readEvents');
  const [isMaking, setMaking] = useState(false);
  const list = useIntegrationsList('webhooks', parseWebhooks, REFRESH_MS);
  const begin = (): void => {
    setMaking(true);
  };
  const action = { label: t('integrations.newWebhook'), run: begin };
  return (
    <ListCard
      title={t('integrations.webhooks')}
      hint={t('integrations.webhooksHint')}
      empty={t('integrations.noWebhooks')}
      list={list}
      action={mayManage && mayRead ? action : undefined}
      item={(webhook) => <WebhookItem key={webhook.id} webhook={webhook} />}
    >
      {isMaking ? (
        <WebhookDialog
          onClose={() => {
            setMaking(false);
          }}
        />
      ) : null}
    </ListCard>
  );
}
