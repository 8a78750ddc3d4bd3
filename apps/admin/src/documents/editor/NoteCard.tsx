import TextField from '@mui/material/TextField';
import { givesBack, noteReasonCodes, type NoteReasonCode } from '@balcao/domain';
import { noteReasons } from '@balcao/messages';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { useSlice } from '../../boot/slice.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { useEditor, useHead } from './context.js';
import type { EditorContact } from './state.js';
import { TransportFields, travels } from './TransportFields.js';

/** The fields below the lines: note, receiver and carrier of the goods. */
export function NoteCard(): ReactNode {
  const t = useMessages();
  const { session, type } = useEditor();
  const { note } = useHead();
  const error = useSlice(session.problems).head.note;
  // What a credit note is given for is said on its paper.
  const label = t(givesBack(type) ? 'documents.fields.reason' : 'documents.fields.note');
  return (
    <section className="card note" aria-label={label}>
      {type.requiresOrigin === true ? <ReasonOfNote codes={noteReasonCodes} /> : null}
      <TextField
        label={label}
        value={note}
        error={error !== undefined}
        helperText={error}
        onChange={(event) => {
          session.changeHead({ note: event.target.value }, 'note');
        }}
        slotProps={{
          // MUI's own growing field lays the whole page out to measure itself.
          input: { inputComponent: 'textarea' },
          htmlInput: { 'data-field': 'note', maxLength: 2000, rows: 3 },
        }}
      />
      <Contacts />
    </section>
  );
}

interface ReasonProps {
  readonly codes: readonly NoteReasonCode[];
}

/** The reason of a credit or debit note: a choice, with details in its text. */
export function ReasonOfNote({ codes }: ReasonProps): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const { reasonCode } = useHead();
  const error = useSlice(session.problems).head.reasonCode;
  const names = noteReasons[useLanguage()];
  return (
    <TextField
      select
      label={t('documents.fields.reasonCode')}
      value={reasonCode ?? ''}
      error={error !== undefined}
      helperText={error}
      onChange={({ target: { value } }) => {
        const chosen = codes.find((code) => code === value);
        session.changeHead({ reasonCode: chosen }, 'reasonCode');
      }}
      slotProps={{ htmlInput: { 'data-field': 'reasonCode' } }}
    >
      <MenuItem value="">–</MenuItem>
      {codes.map((code) => (
        <MenuItem key={code} value={code}>
          {names[code]}
        </MenuItem>
      ))}
    </TextField>
  );
}

const isFilled = ({ name, contact, address }: EditorContact): boolean =>
  `${name}${contact}${address}` !== '';

function Contacts(): ReactNode {
  const t = useMessages();
  const { type } = useEditor();
  const head = useHead();
  const { receiver, carrier, kept } = head;
  const isTravelling = travels(type, head);
  const isOpen = isFilled(receiver) || isFilled(carrier) || kept?.transport !== undefined;
  return (
    <details className="note__contacts" open={isOpen || undefined}>
      <summary>
        {t(isTravelling ? 'documents.transport.title' : 'documents.editor.contacts')}
      </summary>
      {isTravelling ? <TransportFields /> : null}
      <Contact part="receiver" />
      <Contact part="carrier" />
    </details>
  );
}

const contactFields = ['name', 'contact', 'address'] as const;

function Contact({ part }: { readonly part: 'receiver' | 'carrier' }): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const written = useHead()[part];
  const error = useSlice(session.problems).head[part];
  return (
    <fieldset>
      <legend>{t(`documents.fields.${part}`)}</legend>
      {contactFields.map((field) => (
        <TextField
          key={field}
          label={t(`documents.fields.${field}`)}
          value={written[field]}
          error={error !== undefined}
          onChange={(event) => {
            session.changeHead({ [part]: { ...written, [field]: event.target.value } }, part);
          }}
          slotProps={{
            htmlInput: { maxLength: 200, ...(field === 'name' && { 'data-field': part }) },
          }}
        />
      ))}
      {error === undefined ? null : <p className="discount__problem">{error}</p>}
    </fieldset>
  );
}
