import type { ReactNode } from 'react';
import { TextInput, type RaRecord } from 'react-admin';
import { ChoiceInput } from '../fields/ChoiceInput.js';
import { SwitchInput } from '../fields/SwitchInput.js';
import { ReferencesSelect } from '../fields/ReferencesSelect.js';
import { useMessages } from '../i18n/use-messages.js';
import { effectName, effects, groupName, groups, stockMoves, stockName } from './effects.js';

/** What is written about a type of documents. */
export function DocumentTypeInputs(): ReactNode {
  const t = useMessages();
  return (
    <>
      <TextInput source="name" required helperText={false} />
      <TextInput source="namePt" required helperText={false} />
      <TextInput source="prefix" required helperText={false} />
      <ChoiceInput source="group" choices={groups.map((id) => ({ id, name: groupName(t, id) }))} />
      <ChoiceInput
        source="movesStock"
        choices={stockMoves.map((id) => ({ id, name: stockName(t, id) }))}
      />
      <ChoiceInput
        source="accountEffect"
        choices={effects.map((id) => ({ id, name: effectName(t, id) }))}
      />
      <SwitchInput source="requiresPayment" className="form__whole" />
      <SwitchInput source="requiresOrigin" className="form__whole" />
      <SwitchInput
        source="isOrder"
        className="form__whole"
        helperText={t('resources.commercial/document_type.orderHint')}
      />
      <ReferencesSelect
        source="allowedTypes"
        reference="commercial/document_type"
        nameOf={({ id }: RaRecord) => String(id)}
        sort={{ field: 'id', order: 'ASC' }}
      />
    </>
  );
}
