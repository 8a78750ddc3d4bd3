import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { InviteBody } from '@balcao/contracts';
import { roles, type Role } from '@balcao/domain';
import { roleNames } from '@balcao/messages/permissions';
import { useState, type ReactNode } from 'react';
import { ulid } from 'ulidx';
import { useCommands } from '../admin/use-commands.js';
import { useMay } from '../admin/hooks.js';
import { company, session } from '../boot/session-state.js';
import { membershipOf } from '../session/session.js';
import { useSlice } from '../boot/slice.js';
import { useSubmission } from '../http/use-submission.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { FieldHelp } from '../help-links/LearnMore.js';
import { MailNotSetUp } from '../help-links/MailNotSetUp.js';
import { SentForm } from '../dialogs/SentForm.js';
import { ChoiceField } from './ChoiceField.js';

/** Asks somebody to work in the company, for those who may. */
export function InviteButton(): ReactNode {
  const t = useMessages();
  const mayManage = useMay('identity.manage');
  const [isAsking, setAsking] = useState(false);
  if (!mayManage) return null;
  return (
    <>
      <Button
        variant="contained"
        startIcon={<PersonAdd />}
        onClick={() => {
          setAsking(true);
        }}
      >
        {t('users.invite')}
      </Button>
      {isAsking ? (
        <InviteDialog
          onClose={() => {
            setAsking(false);
          }}
        />
      ) : null}
    </>
  );
}

function InviteDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { id: companyId } = useSlice(company);
  const isOwner = membershipOf(useSlice(session), companyId)?.role === 'owner';
  const offered = roles.filter((one) => isOwner || one !== 'owner');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('cashier');
  const [letter, setLetter] = useState(language);
  const { isBusy, errors, problem, invite, forget } = useInviting(onClose);
  return (
    <DialogFrame title={t('users.inviteTitle')} onClose={onClose}>
      <SentForm
        className="users__form"
        problems={errors}
        onSubmit={() => {
          invite({ email, role, language: letter });
        }}
      >
        <MailNotSetUp />
        <p>{t('users.inviteHint')}</p>
        <TextField
          label={t('users.email')}
          type="email"
          required
          autoFocus
          value={email}
          error={problem !== undefined}
          helperText={problem}
          onChange={({ target }) => {
            setEmail(target.value);
            forget();
          }}
        />
        <ChoiceField
          label={t('users.role')}
          value={role}
          choices={offered.map((one) => [one, roleNames[language][one]])}
          help={<FieldHelp topic="roles" />}
          onChange={(value) => {
            setRole(roles.find((one) => one === value) ?? role);
          }}
        />
        <ChoiceField
          label={t('users.inviteLanguage')}
          value={letter}
          choices={[
            ['pt', 'Português'],
            ['en', 'English'],
          ]}
          onChange={(value) => {
            setLetter(value === 'en' ? 'en' : 'pt');
          }}
        />
        <DialogButtons
          label={t('users.invite')}
          onCancel={onClose}
          isDisabled={isBusy || email.trim() === ''}
        />
      </SentForm>
    </DialogFrame>
  );
}

/** Sends the invitation, and keeps what is wrong with it. */
function useInviting(onDone: () => void) {
  const t = useMessages();
  const { send } = useCommands('users');
  const [id] = useState(() => ulid());
  const { run, ...sending } = useSubmission();
  const invite = (sent: Omit<InviteBody, 'id'>): void => {
    run(async () => {
      await send({ path: 'invitations', body: { id, ...sent }, done: t('users.invited') });
      onDone();
    });
  };
  return { ...sending, invite };
}
