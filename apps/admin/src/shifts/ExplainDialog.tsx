import '../users/users.css';
import type { ShiftRow } from '@balcao/contracts';
import type { LikelyCause } from '@balcao/domain';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useCommands } from '../admin/use-commands.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';

interface ExplainDialogProps {
  readonly shift: ShiftRow;
  /** Something that the finder did not come upon, without it. */
  readonly cause: LikelyCause | undefined;
  readonly onClose: () => void;
}

interface AccountRow {
  readonly id: string;
  readonly name: string;
}

/** Accounts that are offered; companies have a handful. */
const ACCOUNTS_MAX = 100;

/** Notes why the drawer was off; the money may be entered where it turned out to be. */
export function ExplainDialog({ shift, cause, onClose }: ExplainDialogProps): ReactNode {
  const t = useMessages();
  const { errors, isBusy, send } = useExplaining(shift, cause, onClose);
  const [reason, setReason] = useState('');
  const [accountId, setAccount] = useState('');
  const { data: accounts = [] } = useGetList<AccountRow>('commercial/treasury_account', {
    filter: { isArchived: false },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: ACCOUNTS_MAX },
  });
  const others = accounts.filter(({ id }) => id !== shift.treasuryAccountId);
  return (
    <DialogFrame title={t(`shifts.causes.${cause?.kind ?? 'other'}`)} onClose={onClose}>
      <SentForm
        className="users__form"
        problems={errors}
        onSubmit={() => {
          if (reason.trim() !== '') send(reason.trim(), accountId);
        }}
      >
        <p>{t('shifts.finder.keeps')}</p>
        <TextField
          autoFocus
          fullWidth
          margin="dense"
          label={t('shifts.finder.reason')}
          value={reason}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          onChange={({ target }) => {
            setReason(target.value);
          }}
        />
        <TextField
          select
          fullWidth
          margin="dense"
          label={t('shifts.finder.account')}
          helperText={t('shifts.finder.accountHint')}
          value={accountId}
          onChange={({ target }) => {
            setAccount(target.value);
          }}
        >
          <MenuItem value="">{t('shifts.finder.noAccount')}</MenuItem>
          {others.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DialogButtons
          label={t('app.save')}
          onCancel={onClose}
          isDisabled={isBusy || reason.trim() === ''}
        />
      </SentForm>
    </DialogFrame>
  );
}

function useExplaining({ id }: ShiftRow, cause: LikelyCause | undefined, onDone: () => void) {
  const t = useMessages();
  const commands = useCommands('commercial/shifts');
  const { errors, isBusy, run } = useSubmission();
  const send = (reason: string, accountId: string): void => {
    const { recordId, reference } = cause?.fact ?? {};
    const body = {
      cause: cause?.kind ?? 'other',
      reason,
      ...(recordId !== undefined && { recordId }),
      ...(reference !== undefined && { reference }),
      ...(accountId !== '' && { accountId }),
    };
    const path = `shifts/${encodeURIComponent(id)}/explain`;
    run(async () => {
      await commands.send({ path, body, done: t('shifts.finder.noted') });
      onDone();
    });
  };
  return { errors, isBusy, send };
}
