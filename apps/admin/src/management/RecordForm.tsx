import { useRef, type ReactNode } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { askToConfirm } from '../boot/confirm.js';
import { useMessages } from '../i18n/use-messages.js';
import type { ManagementDefinition } from './definition.js';
import { listOf } from './record-list.js';
import { RecordSteps } from './RecordSteps.js';
import { useNameOfNew } from './use-name-of-new.js';
import { DialogFrame } from './DialogFrame.js';
import { FormButtons } from './FormButtons.js';
import { useUnsaved } from './unsaved.js';
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
  const unsavedRef = useRef<() => boolean>(() => false);
  // Going back takes a moment, in which what was saved or given up still stands here.
  const isLeft = useRef(false);
  useUnsaved(() => !isLeft.current && unsavedRef.current());
  const save = useSaving(definition.resource, record, () => {
    isLeft.current = true;
    onClose();
  });
  const leaveTo = (go: () => void): void => {
    if (!unsavedRef.current()) {
      go();
      return;
    }
    const title = t('management.discardTitle');
    const message = t('management.discardMessage');
    void askToConfirm({ title, message, isDestructive: true }).then((isYes) => {
      if (!isYes) return;
      isLeft.current = true;
      go();
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
        <FormButtons unsavedRef={unsavedRef} onCancel={leave} />
      </Form>
    </DialogFrame>
  );
}
