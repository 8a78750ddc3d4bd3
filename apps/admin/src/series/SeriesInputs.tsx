import type { ReactNode } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { IntegerInput } from '../fields/IntegerInput.js';
import { ReferenceSelect } from '../fields/ReferenceSelect.js';
import { FieldHelp } from '../help-links/LearnMore.js';
import { useMessages } from '../i18n/use-messages.js';
import { seriesKinds } from './series-kinds.js';

/** What opens a series. */
export function SeriesInputs(): ReactNode {
  const t = useMessages();
  return (
    <>
      <ReferenceSelect source="typeId" reference="commercial/document_type" required />
      <IntegerInput source="year" required />
      <TextInput
        source="code"
        helperText={<FieldHelp topic="company">{t('pages.series.codeHint')}</FieldHelp>}
      />
      <TextInput source="prefix" helperText={t('pages.series.prefixHint')} />
      <SelectInput
        source="kind"
        helperText={false}
        translateChoice={false}
        choices={seriesKinds.map((id) => ({ id, name: t(`pages.series.kinds.${id}`) }))}
      />
      <ReferenceSelect source="cashRegisterId" reference="commercial/cash_registers" />
    </>
  );
}
