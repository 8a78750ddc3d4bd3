import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/** Writes a value on a field of a new record, unless something is written there. */
export function useOfferedValue(source: string, offered: string | undefined): void {
  const { getFieldState, getValues, resetField, setValue } = useFormContext();
  useEffect(() => {
    if (offered === undefined) return undefined;
    // A form begins with its defaults after the effects of its fields: what is known at once waits.
    const timer = setTimeout(() => {
      if (getFieldState(source).isDirty || Boolean(getValues(source))) return;
      // What is only offered is nothing to be asked about on leaving, nor is it missing any longer.
      resetField(source, { defaultValue: offered });
      // Nor need there be a field for it: a short form goes without some.
      setValue(source, offered);
      setTimeout(() => {
        // Whoever is there already writes in its place.
        const field = document.activeElement;
        if (field instanceof HTMLInputElement && field.name === source) field.select();
      });
    });
    return () => {
      clearTimeout(timer);
    };
  }, [source, offered, getFieldState, getValues, resetField, setValue]);
}
