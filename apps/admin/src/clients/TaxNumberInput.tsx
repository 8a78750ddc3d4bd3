import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { withoutSpaces } from '../fields/without-spaces.js';
import { taxNumberKeys } from '../formats/nuit.js';
import { useMessages } from '../i18n/use-messages.js';
import { useSameTaxNumber } from './use-same-tax-number.js';

/**
 * The tax number of a party, with the keyboard that its country needs. Says quietly who has it
 * already: the one that is written may be there.
 */
export function TaxNumberInput(): ReactNode {
  const t = useMessages();
  const country: unknown = useWatch({ name: 'country' });
  const inputMode = taxNumberKeys(country);
  const other = useSameTaxNumber(useWatch<Record<string, unknown>>({ name: 'nuit' }));
  const side = other?.isClient === true ? 'clients' : 'suppliers';
  const same = other && (
    <span role="status">
      {t('management.sameNumber')}{' '}
      <Link to={`/commercial/${side}/${encodeURIComponent(other.id)}`} target="_blank">
        {other.name}
      </Link>
    </span>
  );
  return (
    <TextInput
      source="nuit"
      parse={withoutSpaces}
      helperText={same ?? false}
      slotProps={{ htmlInput: { inputMode } }}
    />
  );
}
