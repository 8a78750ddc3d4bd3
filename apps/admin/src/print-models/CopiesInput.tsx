import '../fields/entries-input.css';
import { printCopies } from '@balcao/domain';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, type ReactNode } from 'react';
import { useInput } from 'react-admin';
import { get, useFormContext } from 'react-hook-form';
import { useFieldLabel } from '../fields/use-field-label.js';
import { useMessages } from '../i18n/use-messages.js';

const source = 'copies';

/** The copies that are offered when a document is printed. */
export function CopiesInput(): ReactNode {
  const t = useMessages();
  const legend = useFieldLabel(source);
  const { clearErrors, formState } = useFormContext();
  const { field } = useInput({ source });
  const value: unknown = field.value;
  const isChosen = (copy: string): boolean => Array.isArray(value) && value.includes(copy);
  const problem: unknown = get(formState.errors, `${source}.message`);
  const isRefused = typeof problem === 'string';
  const problemId = useId();
  return (
    <fieldset className="entries form__whole">
      <legend>{legend}</legend>
      {printCopies.map((copy) => (
        <FormControlLabel
          key={copy}
          label={t(`resources.commercial/print_model.copyNames.${copy}`)}
          control={
            <Checkbox
              size="small"
              checked={isChosen(copy)}
              slotProps={{
                input: isRefused ? { 'aria-invalid': true, 'aria-describedby': problemId } : {},
              }}
              onChange={(_event, isOn) => {
                clearErrors(source);
                field.onChange(
                  printCopies.filter((each) => (each === copy ? isOn : isChosen(each))),
                );
              }}
            />
          }
        />
      ))}
      {isRefused ? (
        <p id={problemId} role="alert" className="entries__problem">
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}
