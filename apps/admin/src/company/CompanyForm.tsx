import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Form } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useBalcao } from '../admin/hooks.js';
import { changedFields } from '../admin/list-query.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { useFocusOnProblem } from '../management/use-focus-on-problem.js';
import { useUnsaved } from '../management/unsaved.js';
import { useSubmitting } from '../management/use-saving.js';
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
  const provider = useBalcao();
  const queryClient = useQueryClient();
  const submit = useSubmitting(
    async (edited) => {
      const changes = changedFields({ ...values }, valuesOf(edited, beside));
      if (Object.keys(changes).length === 0) return;
      await provider.send(path, {
        ...changes,
        expectedRevision: revision,
      });
    },
    async () => {
      await queryClient.invalidateQueries({ queryKey: ['company'] });
    },
    () => t('management.saved'),
  );
  return (
    <Form
      record={{ ...values, ...beside, id: id ?? '' }}
      onSubmit={submit}
      noValidate
      disableInvalidFormNotification
    >
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
