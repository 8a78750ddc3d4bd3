import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ClientRow } from '@balcao/contracts';
import { receiptChannels, receiptFields, type ReceiptChannel } from '@balcao/domain';
import { useState, type ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';
import { DayField } from '../fields/DayField.js';
import { parseTypedDay, showDay, today } from '../formats/days.js';
import { useSubmission } from '../http/use-submission.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import type { PartyAccount } from './party-account.js';

interface RecordConsentProps {
  readonly party: ClientRow;
  readonly account: PartyAccount;
}

/** Records that the client agreed, on paper or in words, to get receipts at an address. */
export function RecordConsent({ party, account }: RecordConsentProps): ReactNode {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('sending.consent.record')}
      </Button>
      {isOpen ? (
        <ConsentDialog
          party={party}
          account={account}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

interface ConsentDialogProps extends RecordConsentProps {
  readonly onClose: () => void;
}

function ConsentDialog({ party, account, onClose }: ConsentDialogProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { send } = useCommands(account.resource);
  const { errors, isBusy, run, forget } = useSubmission();
  const [channel, setChannel] = useState<ReceiptChannel>('email');
  const [typed, setTyped] = useState<string>();
  const [day, setDay] = useState(showDay(today(), language));
  const { address: field, since } = receiptFields[channel];
  const address = typed ?? offered(party, channel);
  const record = async (): Promise<void> => {
    const path = `${account.api}/${encodeURIComponent(party.id)}/change`;
    const body = { [field]: address.trim(), [since]: parseTypedDay(day) ?? day.trim() };
    await send({ path, body, done: t('sending.consent.recorded') });
    onClose();
  };
  return (
    <DialogFrame title={t('sending.consent.record')} onClose={onClose}>
      <SentForm
        problems={errors}
        onSubmit={() => {
          run(record);
        }}
      >
        <p className="cancel__effect">{t('sending.consent.explained')}</p>
        <div className="form">
          <ChannelField
            channel={channel}
            onChange={(chosen) => {
              setChannel(chosen);
              setTyped(undefined);
              forget();
            }}
          />
          <TextField
            label={t(`sending.consent.address.${channel}`)}
            required
            value={address}
            error={errors[field] !== undefined}
            helperText={errors[field]}
            onChange={({ target }) => {
              setTyped(target.value);
              forget();
            }}
            slotProps={{ htmlInput: { inputMode: channel === 'email' ? 'email' : 'tel' } }}
          />
          <DayField
            label={t('sending.consent.day')}
            text={day}
            required
            error={errors[since]}
            onChange={(text) => {
              setDay(text);
              forget();
            }}
          />
        </div>
        <DialogButtons
          label={t('sending.consent.save')}
          onCancel={onClose}
          isDisabled={isBusy || address.trim() === ''}
        />
      </SentForm>
    </DialogFrame>
  );
}

interface ChannelFieldProps {
  readonly channel: ReceiptChannel;
  readonly onChange: (channel: ReceiptChannel) => void;
}

function ChannelField({ channel, onChange }: ChannelFieldProps): ReactNode {
  const t = useMessages();
  return (
    <TextField
      select
      label={t('sending.consent.by')}
      value={channel}
      onChange={({ target }) => {
        onChange(receiptChannels.find((each) => each === target.value) ?? 'email');
      }}
    >
      {receiptChannels.map((each) => (
        <MenuItem key={each} value={each}>
          {t(`sending.consent.ways.${each}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** What is kept, or else what the client's record has. */
const offered = (party: ClientRow, channel: ReceiptChannel): string =>
  channel === 'email'
    ? (party.receiptEmail ?? party.email1 ?? '')
    : (party.receiptPhone ?? party.phone1 ?? '');
