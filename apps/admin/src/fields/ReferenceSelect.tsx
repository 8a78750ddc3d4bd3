import type { ResourceName } from '@balcao/contracts';
import type { ReactNode } from 'react';
import {
  AutocompleteInput,
  ChoicesContextProvider,
  ReferenceInput,
  useChoicesContext,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { today } from '../formats/days.js';
import { useLanguage } from '../i18n/use-messages.js';
import { choiceText, isInForce } from './choice-text.js';
import type { Named } from './name-in.js';
import { useFieldLabel } from './use-field-label.js';

interface ReferenceSelectProps {
  readonly source: string;
  readonly reference: ResourceName;
  readonly required?: boolean;
  /** The name of the field as the resource has it, without it. */
  readonly label?: string;
  /** Below the field. */
  readonly help?: ReactNode;
  /** Which records are offered, in addition to being in use. */
  readonly only?: Readonly<Record<string, unknown>>;
}

/** What is chosen by something else than its name is offered in that order. */
const orders: Partial<Readonly<Record<ResourceName, string>>> = {
  'commercial/document_type': 'id',
  'commercial/asset_classes': 'code',
  'commercial/ledger_accounts': 'code',
  'commercial/withholding_rates': 'code',
};

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
      sort={{ field: orders[reference] ?? 'name', order: 'ASC' }}
      perPage={50}
      key={record?.id ?? 'new'}
    >
      <InForce source={source}>
        <AutocompleteInput
          label={label}
          isRequired={required}
          optionText={(each: Named) => choiceText(reference, each, language)}
          filterToQuery={(q: string) => ({ q })}
          helperText={help ?? false}
          openOnFocus={false}
          autoHighlight
        />
      </InForce>
    </ReferenceInput>
  );
}

interface InForceProps {
  readonly source: string;
  readonly children: ReactNode;
}

/** Offers no rate that is no longer charged, but for the one that is chosen. */
function InForce({ source, children }: InForceProps): ReactNode {
  const context = useChoicesContext<Named>();
  const chosen: unknown = useWatch({ name: source });
  const isOffered = (each: Named): boolean => each.id === chosen || isInForce(each, today());
  const { allChoices, availableChoices } = context;
  // The same context, whatever its state, with fewer choices.
  const offered = {
    ...context,
    ...(allChoices && { allChoices: allChoices.filter(isOffered) }),
    ...(availableChoices && { availableChoices: availableChoices.filter(isOffered) }),
  } as typeof context;
  return <ChoicesContextProvider value={offered}>{children}</ChoicesContextProvider>;
}
