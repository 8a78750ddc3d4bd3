import '../users/users.css';
import Pin from '@mui/icons-material/PinOutlined';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { useMay } from '../admin/hooks.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';

/** The own PIN, for those who may approve, and for cashiers who take a till over. */
export function PinButton(): ReactNode {
  const t = useMessages();
  const mayApprove = useMay('pos.approve');
  const maySell = useMay('pos.sell');
  const [isOpen, setOpen] = useState(false);
  if (!mayApprove && !maySell) return null;
  return (
    <>
      <Button
        startIcon={<Pin />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('users.pin.open')}
      </Button>
      {isOpen ? (
        <PinDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

function PinDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useMessages();
  const { send } = useCommands();
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const { errors, problem, isBusy, run, refuse, forget } = useSubmission();
  const set = async (): Promise<void> => {
    await send({ path: 'members/me/pin', body: { pin }, done: t('users.pin.set') });
    onClose();
  };
  const submit = (): void => {
    if (pin === again) run(set);
    else refuse({ pin: t('users.pin.differ') });
  };
  const field = (label: string, value: string, change: (value: string) => void, help?: string) => (
    <TextField
      label={label}
      type="password"
      required
      value={value}
      error={problem !== undefined}
      helperText={help === undefined ? undefined : <span role="alert">{help}</span>}
      onChange={({ target }) => {
        change(target.value.replace(/\D/g, ''));
        forget();
      }}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8, autoComplete: 'off' } }}
    />
  );
  return (
    <DialogFrame title={t('users.pin.title')} onClose={onClose}>
      <SentForm className="users__form" problems={errors} onSubmit={submit}>
        <p>{t('users.pin.hint')}</p>
        {field(t('users.pin.field'), pin, setPin)}
        {field(t('users.pin.again'), again, setAgain, problem)}
        <DialogButtons
          label={t('app.save')}
          onCancel={onClose}
          isDisabled={isBusy || pin.length < 4}
        />
      </SentForm>
    </DialogFrame>
  );
}
