import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { WebhookAnswer } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { ChoiceList } from './ChoiceList.js';
import { NamedForm, TextLine, problemOf } from './FormParts.js';
import { parseEventTypes } from './integrations-api.js';
import { SecretShown } from './SecretShown.js';
import { useIntegrationsCommand, useIntegrationsList, useMaking } from './use-integrations.js';

interface WebhookDialogProps {
  /** A new one when absent. */
  readonly webhook?: WebhookAnswer | undefined;
  readonly onClose: () => void;
}

/** Makes a webhook, and shows its secret once; or changes one. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps): ReactNode {
  const t = useMessages();
  const [secret, setSecret] = useState<string>();
  const title = webhook === undefined ? 'integrations.newWebhook' : 'integrations.changeWebhook';
  return (
    <DialogFrame title={t(title)} onClose={onClose}>
      {secret === undefined ? (
        <WebhookForm webhook={webhook} onMade={setSecret} onClose={onClose} />
      ) : (
        <SecretShown of="webhook" secret={secret} onDone={onClose} />
      )}
    </DialogFrame>
  );
}

interface WebhookFormProps extends WebhookDialogProps {
  readonly onMade: (secret: string) => void;
}

function WebhookForm({ webhook, onMade, onClose }: WebhookFormProps): ReactNode {
  const t = useMessages();
  const { isBusy, problems, make } = useMaking('webhooks');
  const command = useIntegrationsCommand();
  const { data: known = [] } = useIntegrationsList('webhooks/event-types', parseEventTypes);
  const [name, setName] = useState(webhook?.name ?? '');
  const [url, setUrl] = useState(webhook?.url ?? 'https://');
  const [types, setTypes] = useState<readonly string[]>(webhook?.types ?? []);
  const [withCosts, setWithCosts] = useState(webhook?.withCosts ?? false);
  const choices = known.map(({ type, description }) => ({
    value: type,
    name: description,
    hint: type,
  }));
  const submit = async (): Promise<void> => {
    const fields = { name, url, types, withCosts };
    if (webhook !== undefined) {
      const path = `webhooks/${encodeURIComponent(webhook.id)}/change`;
      if (await command(path, fields, t('integrations.changed'))) onClose();
      return;
    }
    const made = await make(fields);
    if (made !== undefined) onMade(made);
  };
  return (
    <NamedForm
      name={name}
      onName={setName}
      problems={problems}
      label={t(webhook === undefined ? 'integrations.create' : 'app.save')}
      isReady={!isBusy && url.trim() !== ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextLine
        label={t('integrations.url')}
        type="url"
        value={url}
        problem={problemOf(problems, 'url')}
        onChange={setUrl}
        isRequired
      />
      <ChoiceList
        title={t('integrations.types')}
        hint={t('integrations.typesHint')}
        choices={choices}
        chosen={types}
        onChange={setTypes}
      />
      <CostsChoice isChosen={withCosts} onChange={setWithCosts} />
    </NamedForm>
  );
}

interface CostsChoiceProps {
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** Whether what goes out says what things cost, offered to who may see it. */
function CostsChoice({ isChosen, onChange }: CostsChoiceProps): ReactNode {
  const t = useMessages();
  if (!useMay('stock.viewCost')) return null;
  return (
    <FormControlLabel
      label={t('integrations.withCosts')}
      control={
        <Checkbox
          checked={isChosen}
          onChange={(_, checked) => {
            onChange(checked);
          }}
        />
      }
    />
  );
}
