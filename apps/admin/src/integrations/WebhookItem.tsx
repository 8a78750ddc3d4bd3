import type { WebhookAnswer } from '@balcao/contracts';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { askToConfirm } from '../boot/confirm.js';
import { StatusChip } from '../fields/StatusChip.js';
import { useMessages } from '../i18n/use-messages.js';
import { DeliveriesDialog } from './DeliveriesDialog.js';
import { useIntegrationsCommand } from './use-integrations.js';
import { WebhookDialog } from './WebhookDialog.js';

const tones = { active: 'success', failing: 'error', paused: 'warning' } as const;

/** One webhook: where it sends, how it does, and what can be done with it. */
export function WebhookItem({ webhook }: { readonly webhook: WebhookAnswer }): ReactNode {
  const t = useMessages();
  const mayManage = useMay('integrations.manage');
  const [open, setOpen] = useState<'deliveries' | 'change'>();
  const { name, url, types, state, pausedBecause, behind, next } = webhook;
  const kinds =
    types.length === 0
      ? t('integrations.allTypes')
      : t('integrations.someTypes', { smart_count: types.length });
  const close = (): void => {
    setOpen(undefined);
  };
  return (
    <li>
      <div className="developers__what">
        <strong>{name}</strong>
        <small>{url}</small>
        <small>
          {kinds} · {t('integrations.next', { revision: next })}
          {behind === 0 ? '' : ` · ${t('integrations.behind', { smart_count: behind })}`}
          {pausedBecause === undefined || pausedBecause === 'asked'
            ? ''
            : ` · ${t(`integrations.pausedBecause.${pausedBecause}`)}`}
        </small>
      </div>
      <StatusChip tone={tones[state]}>{t(`integrations.states.${state}`)}</StatusChip>
      <div className="developers__buttons">
        <Button
          size="small"
          variant="outlined"
          onClick={() => {
            setOpen('deliveries');
          }}
        >
          {t('integrations.deliveries')}
        </Button>
        {mayManage ? (
          <Button
            size="small"
            onClick={() => {
              setOpen('change');
            }}
          >
            {t('integrations.change')}
          </Button>
        ) : null}
        {mayManage ? <StateButtons webhook={webhook} /> : null}
      </div>
      {open === 'deliveries' ? <DeliveriesDialog webhook={webhook} onClose={close} /> : null}
      {open === 'change' ? <WebhookDialog webhook={webhook} onClose={close} /> : null}
    </li>
  );
}

function StateButtons({ webhook: { id, name, state } }: { readonly webhook: WebhookAnswer }) {
  const t = useMessages();
  const command = useIntegrationsCommand();
  const path = `webhooks/${encodeURIComponent(id)}`;
  const remove = async (): Promise<void> => {
    const title = t('integrations.removeTitle', { name });
    const question = { title, message: t('integrations.removeMessage'), isDestructive: true };
    if (await askToConfirm(question)) {
      await command(`${path}/remove`, {}, t('integrations.removed'));
    }
  };
  return (
    <>
      {state === 'paused' ? (
        <Button
          size="small"
          onClick={() => void command(`${path}/resume`, {}, t('integrations.resumed'))}
        >
          {t('integrations.resume')}
        </Button>
      ) : (
        <Button
          size="small"
          onClick={() => void command(`${path}/pause`, {}, t('integrations.paused'))}
        >
          {t('integrations.pause')}
        </Button>
      )}
      <Button size="small" color="error" onClick={() => void remove()}>
        {t('integrations.remove')}
      </Button>
    </>
  );
}
