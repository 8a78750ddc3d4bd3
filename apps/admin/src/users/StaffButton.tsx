import Badge from '@mui/icons-material/BadgeOutlined';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { roles, type Role } from '@balcao/domain';
import { roleNames } from '@balcao/messages/permissions';
import { useState, type ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { useMay } from '../admin/hooks.js';
import { useSubmission } from '../http/use-submission.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';
import { ChoiceField } from './ChoiceField.js';
import { PinField } from './PinField.js';

const offered = roles.filter((one) => one !== 'owner' && one !== 'auditor');
/** Digits of a PIN at least. */
const PIN_MIN = 4;

/** Adds somebody who sells by name and PIN, for those who may. */
export function StaffButton(): ReactNode {
  const t = useMessages();
  const mayManage = useMay('identity.manage');
  const [isOpen, setOpen] = useState(false);
  if (!mayManage) return null;
  return (
    <>
      <Button
        startIcon={<Badge />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('users.staff.add')}
      </Button>
      {isOpen ? (
        <StaffDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

function StaffDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { send } = useCommands('users');
  const [name, setName] = useState('');
  const [pin, setPin] = useState('');
  const [role, setRole] = useState<Role>('cashier');
  const { errors, isBusy, run, forget } = useSubmission();
  const add = async (): Promise<void> => {
    const done = t('users.staff.added', { name: name.trim() });
    await send({ path: 'members/staff', body: { name, pin, role }, done });
    onClose();
  };
  return (
    <DialogFrame title={t('users.staff.add')} onClose={onClose}>
      <SentForm
        className="users__form"
        problems={errors}
        onSubmit={() => {
          run(add);
        }}
      >
        <p>{t('users.staff.hint')}</p>
        <TextField
          label={t('users.staff.name')}
          required
          autoFocus
          value={name}
          error={errors['name'] !== undefined}
          helperText={errors['name']}
          onChange={({ target }) => {
            setName(target.value);
            forget();
          }}
        />
        <PinField
          value={pin}
          problem={errors['pin']}
          hint={t('users.staff.pinHint')}
          onChange={(value) => {
            setPin(value);
            forget();
          }}
        />
        <ChoiceField
          label={t('users.role')}
          value={role}
          choices={offered.map((one) => [one, roleNames[language][one]])}
          onChange={(value) => {
            setRole(offered.find((one) => one === value) ?? role);
          }}
        />
        <DialogButtons
          label={t('users.staff.save')}
          onCancel={onClose}
          isDisabled={isBusy || name.trim() === '' || pin.length < PIN_MIN}
        />
      </SentForm>
    </DialogFrame>
  );
}

interface ResetPinDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Another PIN for somebody who has no account to set one in. */
export function ResetPinDialog({ id, name, onClose }: ResetPinDialogProps): ReactNode {
  const t = useMessages();
  const { send } = useCommands('users');
  const [pin, setPin] = useState('');
  const { errors, isBusy, run, forget } = useSubmission();
  const reset = async (): Promise<void> => {
    const path = `members/${encodeURIComponent(id)}/pin`;
    await send({ path, body: { pin }, done: t('users.pin.set') });
    onClose();
  };
  return (
    <DialogFrame title={t('users.staff.resetTitle', { name })} onClose={onClose}>
      <SentForm
        className="users__form"
        problems={errors}
        onSubmit={() => {
          run(reset);
        }}
      >
        <PinField
          autoFocus
          value={pin}
          problem={errors['pin']}
          hint={t('users.staff.pinHint')}
          onChange={(value) => {
            setPin(value);
            forget();
          }}
        />
        <DialogButtons
          label={t('app.save')}
          onCancel={onClose}
          isDisabled={isBusy || pin.length < PIN_MIN}
        />
      </SentForm>
    </DialogFrame>
  );
}
