import TextField from '@mui/material/TextField';
import type { RecoveredBody, SeriesRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useMay } from '../../admin/hooks.js';
import { useSlice } from '../../boot/slice.js';
import { DayField } from '../../fields/DayField.js';
import { useMessages } from '../../i18n/use-messages.js';
import { ChoiceOfHead } from './ChoiceOfHead.js';
import { useEditor, useHead } from './context.js';
import { UnreadChoices } from './UnreadChoices.js';

const noPaper: RecoveredBody = { reference: '', issuedOn: '' };

/** The series, if there is a choice, and the paper of a recovery series. */
export function SeriesFields(): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const { seriesId = '' } = useHead();
  const { choices, error, refetch } = useSpecialSeries();
  if (error !== null) return <UnreadChoices what={t('layout.pages.series')} onRetry={refetch} />;
  if (choices.length === 0) return null;
  const chosen = choices.find(({ id }) => id === seriesId);
  return (
    <>
      <ChoiceOfHead
        field="seriesId"
        label={t('documents.fields.series')}
        value={seriesId}
        choices={[
          { id: '', name: t('documents.fields.seriesOfYear') },
          ...choices.map(({ id, prefix, code }) => ({ id, name: `${prefix} ${code}` })),
        ]}
        onChange={(id) => {
          session.changeHead({ seriesId: id, recovered: noPaper }, 'seriesId', 'recovered');
        }}
      />
      {chosen?.kind === 'recovery' ? <RecoveredFields /> : null}
    </>
  );
}

/** Series that must be chosen explicitly, and the document's own. */
function useSpecialSeries() {
  const { type } = useEditor();
  const { seriesId } = useHead();
  const enabled = useMay('series.view');
  const {
    data = [],
    error,
    refetch,
  } = useGetList<SeriesRow>(
    'commercial/invoicing_series',
    {
      filter: { typeId: type.id, isOpen: true },
      sort: { field: 'year', order: 'DESC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled, staleTime: 60_000 },
  );
  const choices = data.filter(({ id, kind }) => kind !== undefined || id === seriesId);
  return { choices, error, refetch };
}

/** Number and date of the paper that the document represents. */
function RecoveredFields(): ReactNode {
  const t = useMessages();
  const { session } = useEditor();
  const { recovered = noPaper } = useHead();
  const error = useSlice(session.problems).head.recovered;
  const change = (written: Partial<typeof recovered>): void => {
    session.changeHead({ recovered: { ...recovered, ...written } }, 'recovered');
  };
  return (
    <>
      <TextField
        label={t('documents.fields.recoveredReference')}
        required
        value={recovered.reference}
        error={error !== undefined}
        helperText={error}
        onChange={(event) => {
          change({ reference: event.target.value });
        }}
        slotProps={{ htmlInput: { 'data-field': 'recovered', maxLength: 60 } }}
      />
      <DayField
        label={t('documents.fields.recoveredIssuedOn')}
        text={recovered.issuedOn}
        required
        onChange={(issuedOn) => {
          change({ issuedOn });
        }}
      />
    </>
  );
}
