import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/** Writes a value on a field of a new record, unless something is written there. */
export function useOfferedValue(source: string, offered: string | undefined): void {
  const { getFieldState, getValues, resetField } = useFormContext();
  useEffect(() => {
    const isWritten = getFieldState(source).isDirty || Boolean(getValues(source));
    // What is only offered is nothing to be asked about on leaving.
    if (offered !== undefined && !isWritten) resetField(source, { defaultValue: offered });
  }, [source, offered, getFieldState, getValues, resetField]);
}
