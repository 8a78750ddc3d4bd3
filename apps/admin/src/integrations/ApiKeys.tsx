import type { ApiKeyAnswer } from '@balcao/contracts';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { askToConfirm } from '../boot/confirm.js';
import { StatusChip } from '../fields/StatusChip.js';
import { sayInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { CreateKeyDialog } from './CreateKeyDialog.js';
import { parseKeys } from './integrations-api.js';
import { ListCard } from './ListCard.js';
import { useIntegrationsCommand, useIntegrationsList } from './use-integrations.js';

/** The keys of the company's programs. */
export function ApiKeys(): ReactNode {
  const t = useMessages();
  const mayManage = useMay('integrations.manage');
  const [isMaking, setMaking] = useState(false);
  const list = useIntegrationsList('api-keys', parseKeys);
  const begin = (): void => {
    setMaking(true);
  };
  return (
    <ListCard
      title={t('integrations.keys')}
      hint={t('integrations.keysHint')}
      empty={t('integrations.noKeys')}
      list={list}
      action={mayManage ? { label: t('integrations.newKey'), run: begin } : undefined}
      item={(key) => <KeyItem key={key.id} apiKey={key} />}
    >
      {isMaking ? (
        <CreateKeyDialog
          onClose={() => {
            setMaking(false);
          }}
        />
      ) : null}
    </ListCard>
  );
}

const tones = { active: 'success', expired: 'warning', revoked: 'neutral' } as const;

function KeyItem({ apiKey }: { readonly apiKey: ApiKeyAnswer }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const mayManage = useMay('integrations.manage');
  const command = useIntegrationsCommand();
  const { id, name, hint, state, createdAt, createdByName, expiresAt, lastUsedAt } = apiKey;
  const when = (instant: string): string => sayInstant(instant, language);
  const revoke = async (): Promise<void> => {
    const title = t('integrations.revokeTitle', { name });
    const question = { title, message: t('integrations.revokeMessage'), isDestructive: true };
    if (!(await askToConfirm(question))) return;
    await command(`api-keys/${encodeURIComponent(id)}/revoke`, {}, t('integrations.revoked'));
  };
  return (
    <li>
      <div className="developers__what">
        <strong>{name}</strong>
        <small>
          bk_…{hint} · {t('integrations.chosen', { smart_count: apiKey.permissions.length })} ·{' '}
          {t('integrations.madeBy', { name: createdByName, when: when(createdAt) })}
          {expiresAt === undefined ? '' : ` · ${t('integrations.ends', { when: when(expiresAt) })}`}
        </small>
        <small>
          {lastUsedAt === undefined
            ? t('integrations.neverUsed')
            : t('integrations.usedAt', { when: when(lastUsedAt) })}
        </small>
      </div>
      <StatusChip tone={tones[state]}>{t(`integrations.keyStates.${state}`)}</StatusChip>
      {mayManage && state !== 'revoked' ? (
        <Button size="small" color="error" onClick={() => void revoke()}>
          {t('integrations.revoke')}
        </Button>
      ) : null}
    </li>
  );
}
