import type { ReactNode, RefObject } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { useMessages } from '../i18n/use-messages.js';
import type { ManagementDefinition } from './definition.js';
import { listOf } from './record-list.js';
import { RecordSteps } from './RecordSteps.js';
import { useNameOfNew } from './use-name-of-new.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { FormProblems } from './FormProblems.js';
import { FormButtons } from './FormButtons.js';
import type { useLeavingForm } from './use-leaving-form.js';

interface RecordFormProps<R extends RaRecord> {
  readonly definition: ManagementDefinition<R>;
  /** The record as read; missing for a new one. */
  readonly record?: R;
  readonly leaving: ReturnType<typeof useLeavingForm>;
  readonly onClose: () => void;
  /** Set by the button that saves and creates another. */
  readonly anotherRef?: RefObject<boolean>;
  /** Opens another record in its place. */
  readonly onGo?: (id: string) => void;
}

/** The form of the record in context, in its dialog; asks before unsaved changes are lost. */
export function RecordForm<R extends RaRecord>(props: RecordFormProps<R>): ReactNode {
  const { definition, record, leaving, anotherRef, onClose, onGo } = props;
  const { inputs: Inputs, defaults } = definition;
  const title = useTitle(definition, record);
  const { unsavedRef, leaveTo } = leaving;
  const leave = (): void => {
    leaveTo(onClose);
  };
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
        {...(record === undefined && { defaultValues: { ...defaults } })}
        noValidate
        disableInvalidFormNotification
      >
        <FormProblems />
        <div className="form">
          <Inputs isNew={record === undefined} />
        </div>
        <FormButtons unsavedRef={unsavedRef} onCancel={leave} {...(anotherRef && { anotherRef })} />
      </Form>
    </DialogFrame>
  );
}

function useTitle<R extends RaRecord>(
  { resource, nameOf, createLabel }: ManagementDefinition<R>,
  record: R | undefined,
): string {
  const t = useMessages();
  const nameOfNew = useNameOfNew(resource);
  if (record !== undefined) return nameOf(record);
  return createLabel === undefined ? `${t('management.create')} ${nameOfNew}` : t(createLabel);
}
