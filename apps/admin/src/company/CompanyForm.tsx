import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Form } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useCommands } from '../admin/use-commands.js';
import { changedFields } from '../admin/list-query.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { FormProblems } from '../management/FormProblems.js';
import { useFocusOnProblem } from '../management/use-focus-on-problem.js';
import { useUnsaved } from '../management/unsaved.js';
import { shownBy, useAsking } from '../management/use-asking.js';
import { ReadOnlyInputs } from './ReadOnlyInputs.js';

interface CompanyFormProps {
  /** Below `/api/`. */
  readonly path: string;
  readonly values: object;
  /** What inputs show beside the values; never sent. */
  readonly beside?: object;
  readonly revision: number;
  readonly isReadOnly: boolean;
  readonly children: ReactNode;
}

/** One of the company's forms; sends what was changed. */
export function CompanyForm(props: CompanyFormProps): ReactNode {
  const { path, values, beside = {}, revision, isReadOnly, children } = props;
  const t = useMessages();
  const { id } = useSlice(company);
  const { send } = useCommands('company');
  const asking = useAsking();
  const submit = (written: object) =>
    shownBy(
      asking({ ...written }, async (edited) => {
        const changes = changedFields({ ...values }, valuesOf(edited, beside));
        if (Object.keys(changes).length === 0) return;
        const body = { ...changes, expectedRevision: revision };
        await send({ path, body, done: t('management.saved') });
      }),
    );
  return (
    <Form
      record={{ ...values, ...beside, id: id ?? '' }}
      onSubmit={submit}
      noValidate
      disableInvalidFormNotification
    >
      <FormProblems />
      <fieldset className="form form--plain" disabled={isReadOnly}>
        <ReadOnlyInputs isReadOnly={isReadOnly}>{children}</ReadOnlyInputs>
      </fieldset>
      {isReadOnly ? null : <SaveButton />}
    </Form>
  );
}

/** Of what the form holds, what is the company's: the rest is shown beside. */
function valuesOf(
  edited: Readonly<Record<string, unknown>>,
  beside: object,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(edited).filter(([name]) => !(name in beside)));
}

function SaveButton(): ReactNode {
  const t = useMessages();
  const { isDirty, isSubmitting } = useFormState();
  const buttons = useFocusOnProblem();
  useUnsaved(() => isDirty && !isSubmitting);
  return (
    <div ref={buttons} className="form__buttons">
      <Button type="submit" variant="contained" disabled={!isDirty || isSubmitting}>
        {t('app.save')}
      </Button>
    </div>
  );
}
