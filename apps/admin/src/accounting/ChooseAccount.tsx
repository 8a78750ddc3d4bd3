import type { PostingAccount } from '@balcao/contracts';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';
import { useSubmission } from '../http/use-submission.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccountField } from './AccountField.js';

interface ChooseAccountProps {
  readonly posting: PostingAccount;
  readonly onClose: () => void;
}

/** Chooses the account of a role, or of a part of it, from the company's chart. */
export function ChooseAccount({ posting, onClose }: ChooseAccountProps): ReactNode {
  const t = useMessages();
  const { send } = useCommands('commercial/ledger_accounts');
  const { run, errors: problems, isBusy, forget } = useSubmission();
  const [code, setCode] = useState<string>(posting.code);
  const choose = (body: object): void => {
    run(async () => {
      const path = `accounting/postings/${encodeURIComponent(posting.id)}`;
      await send({ path, body, done: t('accounting.chosen') });
      onClose();
    });
  };
  const { role, of, isChosen } = posting;
  const what = of === undefined ? role : `${role}, ${of}`;
  return (
    <DialogFrame title={t('accounting.choose', { what })} onClose={onClose}>
      <SentForm
        problems={problems}
        onSubmit={() => {
          choose({ code });
        }}
      >
        <AccountField
          code={code}
          problem={problems['code']}
          onChange={(chosen) => {
            setCode(chosen);
            forget();
          }}
        />
        {isChosen ? (
          <Button
            disabled={isBusy}
            onClick={() => {
              choose({});
            }}
          >
            {t('accounting.back')}
          </Button>
        ) : null}
        <DialogButtons label={t('accounting.change')} onCancel={onClose} isDisabled={isBusy} />
      </SentForm>
    </DialogFrame>
  );
}
