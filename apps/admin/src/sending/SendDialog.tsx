import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  mailLanguages,
  type ClientRow,
  type MailLanguage,
  type SendStatementBody,
} from '@balcao/contracts';
import { dialledOf, languageOfParty, phoneOf } from '@balcao/domain';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useCommands } from '../admin/use-commands.js';
import { useBalcao } from '../admin/hooks.js';
import { useSubmission } from '../http/use-submission.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { MailNotSetUp } from '../help-links/MailNotSetUp.js';
import { SentForm } from '../dialogs/SentForm.js';
import { AgreementTick, useAgreement } from './Agreement.js';
import { PaperLinks } from './PaperLinks.js';
import { toggledAddress, typedAddresses } from './parse-sendings.js';
import { isOfRecord, sendingPath, type SentRecord } from './sent-record.js';

interface SendDialogProps {
  readonly record: SentRecord;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Asks to whom, in which language and with which words a document is sent. */
export function SendDialog({ record, onClose, onSent }: SendDialogProps): ReactNode {
  const t = useMessages();
  const ownLanguage = useLanguage();
  const { offered = [], language: theirs, remembered, phone } = useParty(record);
  const [to, setTo] = useState<string>();
  const [chosen, setLanguage] = useState<MailLanguage>();
  const language = chosen ?? theirs ?? ownLanguage;
  const [note, setNote] = useState('');
  const recipients = to ?? offered[0] ?? '';
  const agreement = useAgreement(record, recipients, remembered);
  const { send, errors, problem, isBusy, forget } = useOrdering(record, agreement.agreed, () => {
    onSent();
    onClose();
  });
  const choose = (text: string): void => {
    setTo(text);
    forget();
  };
  return (
    <DialogFrame title={t('sending.title', { name: record.reference })} onClose={onClose}>
      <SentForm
        className="sending__form"
        problems={errors}
        onSubmit={() => {
          const to = typedAddresses(recipients);
          send({ to, language, note: note.trim(), ...record.days });
        }}
      >
        <MailNotSetUp />
        <TextField
          label={t('sending.recipients')}
          required
          autoFocus
          value={recipients}
          error={problem !== undefined}
          helperText={problem ?? t('sending.recipientsHint')}
          onChange={({ target }) => {
            choose(target.value);
          }}
          slotProps={{ htmlInput: { inputMode: 'email', maxLength: 2_600 } }}
        />
        <Offered record={record} offered={offered} recipients={recipients} onChange={choose} />
        <AgreementTick {...agreement} />
        <LanguageField value={language} onChange={setLanguage} />
        <NoteField value={note} onChange={setNote} />
        {isOfRecord(record) ? <PaperLinks record={record} phone={phone} /> : null}
        {record.isOriginal === true ? (
          <p className="sending__original">{t('sending.original')}</p>
        ) : null}
        <DialogButtons
          label={t('sending.send')}
          cancelLabel={t('sending.cancel')}
          onCancel={onClose}
          isDisabled={isBusy}
        />
      </SentForm>
    </DialogFrame>
  );
}

interface OfferedProps {
  readonly record: SentRecord;
  readonly offered: readonly string[];
  readonly recipients: string;
  readonly onChange: (recipients: string) => void;
}

/** The party's own addresses, to be put in and taken out. */
function Offered({ record, offered, recipients, onChange }: OfferedProps): ReactNode {
  const t = useMessages();
  if (offered.length === 0) return null;
  const label = t('sending.offered', { name: record.partyName });
  return (
    <div className="sending__offered" role="group" aria-label={label}>
      {offered.map((address) => (
        <Chip
          key={address}
          label={address}
          size="small"
          variant={typedAddresses(recipients).includes(address) ? 'filled' : 'outlined'}
          onClick={() => {
            onChange(toggledAddress(recipients, address));
          }}
        />
      ))}
    </div>
  );
}

/** Orders the mails; what is wrong is said at the recipients. */
function useOrdering(record: SentRecord, agreed: string | undefined, onOrdered: () => void) {
  const t = useMessages();
  const commands = useCommands();
  const { run, refuse, ...sending } = useSubmission();
  const send = (order: SendStatementBody): void => {
    if (order.to.length === 0) {
      refuse({ to: t('sending.noRecipient') });
      return;
    }
    run(async () => {
      const path = `${sendingPath(record)}/send`;
      await commands.send({ path, body: order, done: t('sending.begun') });
      if (agreed !== undefined) {
        const party = `${record.partyApi}/${encodeURIComponent(record.partyId)}`;
        await commands.attempt({ path: `${party}/change`, body: { receiptEmail: agreed } });
      }
      onOrdered();
    });
  };
  return { send, ...sending };
}

interface NoteFieldProps {
  readonly value: string;
  readonly onChange: (note: string) => void;
}

function NoteField({ value, onChange }: NoteFieldProps): ReactNode {
  const t = useMessages();
  return (
    <TextField
      label={t('sending.note')}
      multiline
      minRows={3}
      value={value}
      helperText={t('sending.noteHint')}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      slotProps={{ htmlInput: { maxLength: 2_000 } }}
    />
  );
}

interface LanguageFieldProps {
  readonly value: MailLanguage;
  readonly onChange: (language: MailLanguage) => void;
}

function LanguageField({ value, onChange }: LanguageFieldProps): ReactNode {
  const t = useMessages();
  return (
    <TextField
      select
      label={t('sending.language')}
      value={value}
      onChange={({ target }) => {
        const chosen = mailLanguages.find((language) => language === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {mailLanguages.map((language) => (
        <MenuItem key={language} value={language}>
          {t(`app.languages.${language}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface Party {
  readonly offered?: readonly string[];
  readonly language?: MailLanguage;
  /** Where they agreed to get what is sent. */
  readonly remembered?: string | undefined;
  /** The digits that are dialled. */
  readonly phone?: string | undefined;
}

/** Their addresses and their language; none while they are read, or may not be. */
function useParty({ partyId, partyApi }: SentRecord): Party {
  const provider = useBalcao();
  const { data } = useQuery({
    queryKey: ['party-addresses', partyApi, partyId],
    queryFn: async () => {
      const { body } = await provider.read(`${partyApi}/${encodeURIComponent(partyId)}`);
      return partyIn(body);
    },
    enabled: partyId !== '',
    retry: false,
  });
  return data ?? {};
}

function partyIn(body: unknown): Party {
  if (typeof body !== 'object' || body === null) return {};
  const {
    receiptEmail,
    receiptPhone,
    phone1 = '',
    phoneCode,
    email1,
    email2,
    language,
    country,
  } = body as Partial<ClientRow>;
  const known = { ...(language && { language }), ...(country !== undefined && { country }) };
  const number = receiptPhone ?? phoneOf(phone1, { code: phoneCode });
  return {
    offered: [...new Set([receiptEmail, email1, email2])].filter(
      (email = '') => email !== '',
    ) as string[],
    remembered: receiptEmail,
    phone: number && dialledOf(number),
    language: languageOfParty(known),
  };
}
