import type { ResourceName } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { AutocompleteArrayInput, ReferenceArrayInput, type RaRecord } from 'react-admin';
import { useFieldLabel } from './use-field-label.js';

interface ReferencesSelectProps<R extends RaRecord> {
  readonly source: string;
  readonly reference: ResourceName;
  readonly nameOf: (record: R) => string;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Whether records that were removed are kept back; those of some kinds never are removed. */
  readonly isArchivable?: boolean;
}

/** Chooses several other records by their names. */
export function ReferencesSelect<R extends RaRecord>(props: ReferencesSelectProps<R>): ReactNode {
  const { source, reference, nameOf, sort, isArchivable = true } = props;
  return (
    <ReferenceArrayInput
      source={source}
      reference={reference}
      filter={isArchivable ? { isArchived: false } : {}}
      sort={{ ...sort }}
      perPage={100}
    >
      <AutocompleteArrayInput
        label={useFieldLabel(source)}
        optionText={nameOf}
        filterToQuery={(q: string) => ({ q })}
        helperText={false}
        className="form__whole"
      />
    </ReferenceArrayInput>
  );
}
