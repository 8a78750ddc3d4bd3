import Button from '@mui/material/Button';
import { useEffect, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useMessages } from '../i18n/use-messages.js';
import { submitKey, useSubmitKey } from '../shortcuts/use-submit-key.js';
import { useFocusOnProblem } from './use-focus-on-problem.js';

interface FormButtonsProps {
  /** Told whether something is written that is not saved. */
  readonly onDirty?: (isDirty: boolean) => void;
  readonly onCancel: () => void;
}

/** The last row of a record's form: leaves it, or saves it; what is refused gets the focus. */
export function FormButtons({ onDirty, onCancel }: FormButtonsProps): ReactNode {
  const t = useMessages();
  const { isDirty, isSubmitting } = useFormState();
  const buttons = useFocusOnProblem();
  const save = useSubmitKey<HTMLSpanElement>('app.save', { place: 'dialog' });
  useEffect(() => {
    onDirty?.(isDirty);
  }, [isDirty, onDirty]);
  return (
    <div ref={buttons} className="form__buttons">
      <Button variant="outlined" onClick={onCancel}>
        {t('app.cancel')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        disabled={isSubmitting}
        aria-keyshortcuts={submitKey}
      >
        <span ref={save}>{t('app.save')}</span>
      </Button>
    </div>
  );
}
