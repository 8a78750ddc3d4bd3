import type { ReactNode } from 'react';
import { SelectInput } from 'react-admin';

interface ChoiceInputProps {
  readonly source: string;
  readonly choices: readonly { readonly id: string | number; readonly name: string }[];
  /** The name of the field as the resource has it, without it. */
  readonly label?: string;
  /** Below the field. */
  readonly helperText?: ReactNode;
  readonly className?: string;
}

const isRequired = { select: { SelectDisplayProps: { 'aria-required': true } } } as const;

/** One of several, and always one of them: nothing is not among the choices. */
export function ChoiceInput({ choices, helperText, ...props }: ChoiceInputProps): ReactNode {
  return (
    <SelectInput
      {...props}
      choices={[...choices]}
      translateChoice={false}
      helperText={helperText ?? false}
      isRequired
      slotProps={isRequired}
    />
  );
}
