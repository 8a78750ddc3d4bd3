import { keyPermissions } from '@balcao/domain';
import { permissionWords } from '@balcao/messages/permissions';
import { useState, type ReactNode } from 'react';
import { currentPermissions } from '../admin/auth-provider.js';
import { DayField } from '../fields/DayField.js';
import { parseTypedDay } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { ChoiceList } from './ChoiceList.js';
import { NamedForm, TextLine, problemOf } from './FormParts.js';
import { SecretShown } from './SecretShown.js';
import { useMaking } from './use-integrations.js';

/** Makes a key for a program, and shows its secret once. */
export function CreateKeyDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useMessages();
  const [secret, setSecret] = useState<string>();
  return (
    <DialogFrame title={t('integrations.newKey')} onClose={onClose}>
      {secret === undefined ? (
        <KeyForm onMade={setSecret} onClose={onClose} />
      ) : (
        <SecretShown of="key" secret={secret} onDone={onClose} />
      )}
    </DialogFrame>
  );
}

interface KeyFormProps {
  readonly onMade: (secret: string) => void;
  readonly onClose: () => void;
}

function KeyForm({ onMade, onClose }: KeyFormProps): ReactNode {
  const t = useMessages();
  const choices = useGrantable();
  const { isBusy, problems, make } = useMaking('api-keys');
  const [name, setName] = useState('');
  const [expires, setExpires] = useState('');
  const [networks, setNetworks] = useState('');
  const [permissions, setPermissions] = useState<readonly string[]>([]);
  const lastDay = parseTypedDay(expires);
  const isWrongDay = expires.trim() !== '' && lastDay === undefined;
  const submit = async (): Promise<void> => {
    const ranges = networks.split(/[\s,]+/).filter((network) => network !== '');
    const made = await make({
      name,
      permissions,
      ...(lastDay !== undefined && { expiresAt: new Date(`${lastDay}T23:59:59`).toISOString() }),
      ...(ranges.length > 0 && { networks: ranges }),
    });
    if (made !== undefined) onMade(made);
  };
  return (
    <NamedForm
      name={name}
      onName={setName}
      problems={problems}
      label={t('integrations.create')}
      isReady={!isBusy && !isWrongDay && permissions.length > 0}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ChoiceList
        title={t('integrations.permissions')}
        hint={t('integrations.permissionsHint')}
        choices={choices}
        chosen={permissions}
        onChange={setPermissions}
      />
      <DayField
        label={t('integrations.expires')}
        text={expires}
        error={isWrongDay ? t('app.date.invalid') : problemOf(problems, 'expiresAt')}
        onChange={setExpires}
      />
      <TextLine
        label={t('integrations.networks')}
        hint={t('integrations.networksHint')}
        value={networks}
        problem={problemOf(problems, 'networks')}
        onChange={setNetworks}
      />
    </NamedForm>
  );
}

/** The permissions that a key may be given: only those of the member who makes it. */
function useGrantable() {
  const words = permissionWords[useLanguage()];
  const own = currentPermissions();
  return keyPermissions
    .filter((permission) => own.includes(permission))
    .map((value) => ({ value, name: words[value].name, hint: words[value].description }));
}
