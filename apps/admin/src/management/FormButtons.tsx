import Button from '@mui/material/Button';
import { useEffect, type ReactNode, type RefObject } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useMessages } from '../i18n/use-messages.js';
import { submitKey, useSubmitKey } from '../shortcuts/use-submit-key.js';
import { isWritten } from './is-written.js';
import { useFocusOnProblem } from './use-focus-on-problem.js';

interface FormButtonsProps {
  /** Receives a function that tells whether there are unsaved changes. */
  readonly unsavedRef?: RefObject<() => boolean>;
  readonly onCancel: () => void;
  /** Set if the form offers to save and create another. */
  readonly anotherRef?: RefObject<boolean>;
}

/** The buttons of a record's form: cancel and save; a refused field gets the focus. */
export function FormButtons({ unsavedRef, onCancel, anotherRef }: FormButtonsProps): ReactNode {
  const t = useMessages();
  const { control, getValues } = useFormContext();
  const { isDirty, isSubmitting } = useFormState();
  const buttons = useFocusOnProblem();
  const save = useSubmitKey<HTMLSpanElement>('app.save', { place: 'dialog' });
  useEffect(() => {
    if (!unsavedRef) return;
    // A form counts fields that come with a value of their own as written. What it began with is
    // asked of it at that moment: something may have been offered since it was last shown.
    unsavedRef.current = () => isDirty && isWritten(control._defaultValues, getValues());
  }, [isDirty, control, getValues, unsavedRef]);
  return (
    <div ref={buttons} className="form__buttons">
      <Button variant="outlined" onClick={onCancel}>
        {t('app.cancel')}
      </Button>
      {anotherRef === undefined ? null : (
        // No submit button: Enter in a field would press it.
        <Button
          disabled={isSubmitting}
          onClick={({ currentTarget }) => {
            anotherRef.current = true;
            currentTarget.form?.requestSubmit();
          }}
        >
          {t('management.another')}
        </Button>
      )}
      <Button
        type="submit"
        variant="contained"
        disabled={isSubmitting}
        aria-keyshortcuts={submitKey}
        onClick={() => {
          if (anotherRef) anotherRef.current = false;
        }}
      >
        <span ref={save}>{t('app.save')}</span>
      </Button>
    </div>
  );
}
