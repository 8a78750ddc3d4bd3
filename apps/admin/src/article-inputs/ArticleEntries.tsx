import type { ResourceName } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { AutocompleteInput, ReferenceInput, TextInput } from 'react-admin';
import { DecimalInput } from '../fields/DecimalInput.js';
import { EntriesInput } from '../fields/EntriesInput.js';
import { useFieldLabel } from '../fields/use-field-label.js';
import { useOwnCurrency } from '../fields/use-own-currency.js';
import { useMessages } from '../i18n/use-messages.js';

/** What suppliers call the article, and what clients of a category pay for it. */
export function ArticleEntries(): ReactNode {
  const t = useMessages();
  const words = (name: 'supplier' | 'code' | 'category' | 'price') =>
    t(`resources.commercial/articles.entryFields.${name}`);
  const currency = useOwnCurrency();
  const suppliers = useFieldLabel('supplierCodes');
  const prices = useFieldLabel('categoryPrices');
  return (
    <>
      <EntriesInput
        source="supplierCodes"
        label={suppliers}
        empty={{ partyId: '', code: '' }}
        entry={(at) => (
          <>
            <Choice
              source={`${at}.partyId`}
              label={words('supplier')}
              from="commercial/suppliers"
            />
            <TextInput source={`${at}.code`} label={words('code')} helperText={false} />
          </>
        )}
      />
      <EntriesInput
        source="categoryPrices"
        label={prices}
        empty={{ categoryId: '', price: '' }}
        entry={(at) => (
          <>
            <Choice
              source={`${at}.categoryId`}
              label={words('category')}
              from="commercial/clients/categories"
              only={{ kind: { $in: ['client', 'entity'] } }}
            />
            <DecimalInput source={`${at}.price`} label={words('price')} unit={currency} />
          </>
        )}
      />
    </>
  );
}

interface ChoiceProps {
  readonly source: string;
  readonly label: string;
  readonly from: ResourceName;
  readonly only?: Readonly<Record<string, unknown>>;
}

function Choice({ source, label, from, only }: ChoiceProps): ReactNode {
  return (
    <ReferenceInput
      source={source}
      reference={from}
      filter={{ isArchived: false, ...only }}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={50}
    >
      <AutocompleteInput
        label={label}
        optionText="name"
        filterToQuery={(q: string) => ({ q })}
        helperText={false}
        openOnFocus={false}
      />
    </ReferenceInput>
  );
}
