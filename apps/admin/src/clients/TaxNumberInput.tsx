import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { withoutSpaces } from '../fields/without-spaces.js';
import { taxNumberKeys } from '../formats/nuit.js';

/** The tax number of a party, with the keyboard that its country needs. */
export function TaxNumberInput(): ReactNode {
  const country: unknown = useWatch({ name: 'country' });
  const inputMode = taxNumberKeys(country);
  return (
    <TextInput
      source="nuit"
      parse={withoutSpaces}
      helperText={false}
      slotProps={{ htmlInput: { inputMode } }}
    />
  );
}
