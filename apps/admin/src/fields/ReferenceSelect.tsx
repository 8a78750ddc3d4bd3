import type { ResourceName } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { AutocompleteInput, ReferenceInput, useRecordContext } from 'react-admin';
import { useLanguage } from '../i18n/use-messages.js';
import { nameIn, type Named } from './name-in.js';
import { useFieldLabel } from './use-field-label.js';

interface ReferenceSelectProps {
  readonly source: string;
  readonly reference: ResourceName;
  readonly required?: boolean;
  /** The name of the field as the resource has it, without it. */
  readonly label?: string;
  /** Below the field. */
  readonly help?: ReactNode;
  /** Which records are offered, beside being in use. */
  readonly only?: Readonly<Record<string, unknown>>;
}

/** Chooses another record by its name; records that were removed are not offered. */
export function ReferenceSelect(props: ReferenceSelectProps): ReactNode {
  const { source, reference, required = false, help, only } = props;
  const named = useFieldLabel(source);
  const label = props.label ?? named;
  const record = useRecordContext();
  const language = useLanguage();
  return (
    <ReferenceInput
      source={source}
      reference={reference}
      filter={{ isArchived: false, ...only }}
      sort={{ field: reference === 'commercial/document_type' ? 'id' : 'name', order: 'ASC' }}
      perPage={50}
      key={record?.id ?? 'new'}
    >
      <AutocompleteInput
        label={label}
        isRequired={required}
        optionText={(each: Named) => nameIn(each, language)}
        filterToQuery={(q: string) => ({ q })}
        helperText={help ?? false}
        openOnFocus={false}
        autoHighlight
      />
    </ReferenceInput>
  );
}
