import Button from '@mui/material/Button';
import { useEffect, useState, type ReactNode } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { askToConfirm } from '../boot/confirm.js';
import { useMessages } from '../i18n/use-messages.js';
import type { ManagementDefinition } from './definition.js';
import { listOf } from './record-list.js';
import { RecordSteps } from './RecordSteps.js';
import { useFocusOnProblem } from './use-focus-on-problem.js';
import { submitKey, useSubmitKey } from '../shortcuts/use-submit-key.js';
import { useNameOfNew } from './use-name-of-new.js';
import { DialogFrame } from './DialogFrame.js';
import { useSaving } from './use-saving.js';

interface RecordFormProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
  /** As it was read; without it the record is new. */
  readonly record?: R;
  readonly onClose: () => void;
  /** Opens another record in its place. */
  readonly onGo?: (id: string) => void;
}

/** The form of a record in its dialog; asks before what was filled in is lost. */
export function RecordForm<R extends RaRecord>(props: RecordFormProps<R>): ReactNode {
  const { definition, record, onClose, onGo } = props;
  const { inputs: Inputs, nameOf, defaults, createLabel } = definition;
  const t = useMessages();
  const [isDirty, setDirty] = useState(false);
  const save = useSaving(definition.resource, record, onClose);
  const leaveTo = (go: () => void): void => {
    if (!isDirty) {
      go();
      return;
    }
    const title = t('management.discardTitle');
    const message = t('management.discardMessage');
    void askToConfirm({ title, message, isDestructive: true }).then((isYes) => {
      if (isYes) go();
    });
  };
  const leave = (): void => {
    leaveTo(onClose);
  };
  const nameOfNew = useNameOfNew(definition.resource);
  const title =
    record !== undefined
      ? nameOf(record)
      : createLabel === undefined
        ? `${t('management.create')} ${nameOfNew}`
        : t(createLabel);
  return (
    <DialogFrame
      title={title}
      onClose={leave}
      isWidest={definition.isWide === true}
      aside={
        record === undefined || onGo === undefined ? null : (
          <RecordSteps
            list={listOf(definition)}
            id={String(record.id)}
            place="dialog"
            onGo={(to, follow) => {
              leaveTo(() => {
                follow();
                onGo(to);
              });
            }}
          />
        )
      }
    >
      <Form
        {...(record === undefined ? { defaultValues: { ...defaults } } : { record })}
        onSubmit={save}
        noValidate
        disableInvalidFormNotification
      >
        <div className="form">
          <Inputs isNew={record === undefined} />
        </div>
        <FormButtons onDirty={setDirty} onCancel={leave} />
      </Form>
    </DialogFrame>
  );
}

interface FormButtonsProps {
  readonly onDirty: (isDirty: boolean) => void;
  readonly onCancel: () => void;
}

function FormButtons({ onDirty, onCancel }: FormButtonsProps): ReactNode {
  const t = useMessages();
  const { isDirty, isSubmitting } = useFormState();
  const buttons = useFocusOnProblem();
  const save = useSubmitKey<HTMLSpanElement>('app.save', { place: 'dialog' });
  useEffect(() => {
    onDirty(isDirty);
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
