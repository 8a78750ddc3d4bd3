import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId, type ReactNode } from 'react';
import { useInput } from 'react-admin';
import { useFieldLabel } from './use-field-label.js';

interface SwitchInputProps {
  readonly source: string;
  /** The name of the field as the resource has it, without it. */
  readonly label?: string;
  /** What it does, below it. */
  readonly helperText?: string | undefined;
  readonly className?: string;
  /** Another field decides it. */
  readonly isDisabled?: boolean;
}

/** Yes or no. */
export function SwitchInput({
  source,
  helperText,
  className,
  isDisabled = false,
  ...props
}: SwitchInputProps): ReactNode {
  const named = useFieldLabel(source);
  const helpId = useId();
  const { field, fieldState } = useInput({ source, defaultValue: false, type: 'checkbox' });
  const { ref, name, onBlur, onChange } = field;
  const isOn: unknown = field.value;
  const problem = fieldState.error?.message;
  const below = problem ?? helperText;
  const described = {
    ...(below !== undefined && { 'aria-describedby': helpId }),
    ...(problem !== undefined && { 'aria-invalid': true }),
  };
  return (
    <FormGroup {...(className !== undefined && { className })}>
      <FormControlLabel
        label={props.label ?? named}
        control={
          <Switch
            color="primary"
            checked={isOn === true}
            disabled={isDisabled}
            {...{ name, onBlur }}
            onChange={(_, isNowOn) => {
              onChange(isNowOn);
            }}
            slotProps={{ input: { ref, ...described } }}
          />
        }
      />
      {below === undefined ? null : (
        <FormHelperText id={helpId} error={problem !== undefined}>
          {below}
        </FormHelperText>
      )}
    </FormGroup>
  );
}
