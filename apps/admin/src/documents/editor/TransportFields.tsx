import TextField from '@mui/material/TextField';
import type { DocumentTypeRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useSlice } from '../../boot/slice.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useEditor, useHead } from './context.js';
import { withTransport } from './kept.js';
import type { EditorHead } from './state.js';

/** Whether transport fields always show: goods that leave uncharged travel with their note. */
export const travels = (type: DocumentTypeRow, { kept }: EditorHead): boolean =>
  kept?.transport !== undefined ||
  (type.group !== 'purchases' && type.movesStock === 'out' && type.accountEffect === 'none');

const places = ['from', 'to', 'vehicle'] as const;

/** Transport: origin, destination, start and vehicle. */
export function TransportFields(): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const head = useHead();
  const written = head.kept?.transport;
  const error = useSlice(session.problems).head.transport;
  const change = (part: 'startsAt' | (typeof places)[number], text: string): void => {
    session.changeHead(withTransport(head, part, text), 'transport');
  };
  return (
    <fieldset className="note__transport">
      <legend>{t('documents.transport.journey')}</legend>
      <TextField
        type="datetime-local"
        label={t('documents.transport.startsAt')}
        value={written?.startsAt ?? ''}
        error={error !== undefined}
        onChange={(event) => {
          change('startsAt', event.target.value);
        }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'data-field': 'transport' } }}
      />
      {places.map((place) => (
        <TextField
          key={place}
          label={t(`documents.transport.${place}`)}
          value={written?.[place] ?? ''}
          error={error !== undefined}
          onChange={(event) => {
            change(place, event.target.value);
          }}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      ))}
      {error === undefined ? null : <p className="discount__problem">{error}</p>}
    </fieldset>
  );
}
