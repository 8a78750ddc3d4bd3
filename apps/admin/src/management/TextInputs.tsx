import { textFieldsOf, type TextRegisterName } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { TextInput, useResourceContext } from 'react-admin';
import { DayInput } from '../fields/DayInput.js';
import { DecimalInput } from '../fields/DecimalInput.js';

/** The fields of a record that has only texts. */
export function TextInputs({ isNew }: { readonly isNew: boolean }): ReactNode {
  // Their own screens only have such a form.
  const fields = textFieldsOf(useResourceContext() as TextRegisterName);
  const isAlone = fields.length === 1;
  return fields.map(([source, { isRequired = false, isHidden = false, kind }], index) => {
    if (kind === 'day') return <DayInput key={source} source={source} />;
    if (kind === 'decimal') {
      return (
        <DecimalInput key={source} source={source} unit="%" placesMax={4} required={isRequired} />
      );
    }
    return (
      <TextInput
        key={source}
        source={source}
        required={isRequired}
        autoFocus={index === 0 && (isNew || isAlone)}
        {...((isAlone || isHidden) && { className: 'form__whole' })}
        helperText={false}
      />
    );
  });
}
