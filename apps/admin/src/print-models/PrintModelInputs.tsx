import type { ReactNode } from 'react';
import {
  AutocompleteArrayInput,
  CheckboxGroupInput,
  ReferenceArrayInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { SwitchInput } from '../fields/SwitchInput.js';
import { useFieldLabel } from '../fields/use-field-label.js';
import { useMessages } from '../i18n/use-messages.js';

const papers = ['A4', 'thermal80'] as const;
const languages = ['pt', 'en'] as const;
const copies = ['original', 'duplicate', 'triplicate', 'second', 'third'] as const;

/** The fields of a print model: for what, on what, and what is written around the lines. */
export function PrintModelInputs({ isNew }: { readonly isNew: boolean }): ReactNode {
  const t = useMessages();
  const typesLabel = useFieldLabel('typeIds');
  const choice = { required: true, helperText: false, translateChoice: false } as const;
  const text = {
    multiline: true,
    minRows: 2,
    className: 'form__whole',
    helperText: false,
  } as const;
  return (
    <>
      <TextInput
        source="name"
        required
        autoFocus={isNew}
        className="form__whole"
        helperText={false}
      />
      <SelectInput
        {...choice}
        source="paperSize"
        choices={papers.map((id) => ({
          id,
          name: t(`resources.commercial/print_model.papers.${id}`),
        }))}
      />
      <SelectInput
        {...choice}
        source="language"
        choices={languages.map((id) => ({
          id,
          name: t(`resources.commercial/print_model.languages.${id}`),
        }))}
      />
      <ReferenceArrayInput
        source="typeIds"
        reference="commercial/document_type"
        filter={{ isArchived: false }}
        sort={{ field: 'id', order: 'ASC' }}
        perPage={100}
      >
        <AutocompleteArrayInput
          label={typesLabel}
          optionText="name"
          filterToQuery={(q: string) => ({ q })}
          helperText={false}
          className="form__whole"
        />
      </ReferenceArrayInput>
      <CheckboxGroupInput
        source="copies"
        className="form__whole"
        helperText={false}
        translateChoice={false}
        choices={copies.map((id) => ({
          id,
          name: t(`resources.commercial/print_model.copyNames.${id}`),
        }))}
      />
      <TextInput source="header" {...text} />
      <TextInput source="body" {...text} />
      <TextInput source="footer" {...text} />
      <SwitchInput source="isDefault" className="form__whole" />
    </>
  );
}
