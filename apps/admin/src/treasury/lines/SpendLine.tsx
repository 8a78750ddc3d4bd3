import TextField from '@mui/material/TextField';
import type { BankStatementLineRow, ClientRow } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { DialogButtons } from '../../dialogs/DialogButtons.js';
import { SentForm } from '../../dialogs/SentForm.js';
import type { ProblemsByPath } from '../../http/problems-by-path.js';
import { useSubmission } from '../../http/use-submission.js';
import { useMessages } from '../../i18n/use-messages.js';
import { QueryState } from '../../management/QueryState.js';
import { supplierPayments } from '../../payments/category.js';
import { ChoiceField } from '../../payments/ChoiceField.js';
import { PartyField } from '../../payments/PartyField.js';
import type { Means } from '../../payments/typed-rows.js';
import { useMeans } from '../../payments/use-means.js';
import { MethodField, methodOfAccount } from './MethodField.js';
import { useRecordLine } from './use-record-line.js';

interface SpendLineProps {
  readonly line: BankStatementLineRow;
  readonly accountId: string;
  readonly onClose: () => void;
}

/** More than a company has. */
const all = {
  filter: { isArchived: false },
  sort: { field: 'name', order: 'ASC' },
  pagination: { page: 1, perPage: 250 },
} as const;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The line paid an expense: its category, the VAT that it contains, and whose it was. */
export function SpendLine(props: SpendLineProps): ReactNode {
  const means = useMeans();
  return <QueryState query={means}>{(read) => <Form {...props} means={read} />}</QueryState>;
}

function Form({
  line,
  accountId,
  means,
  onClose,
}: SpendLineProps & { readonly means: Means }): ReactNode {
  const t = useMessages();
  const record = useRecordLine(line, onClose);
  const { errors, isBusy, run, forget } = useSubmission();
  const [written, setWritten] = useState<Written>(() => ({
    description: line.description,
    categoryId: '',
    vatId: NO_VAT,
    supplier: undefined,
    methodId: methodOfAccount(means, accountId),
  }));
  const change = (part: Partial<Written>): void => {
    setWritten({ ...written, ...part });
    forget();
  };
  return (
    <SentForm
      problems={errors}
      onSubmit={() => {
        run(() => record('spend', (expenseId) => bodyOf(written, expenseId)));
      }}
    >
      <div className="statement__fields">
        <ExpenseFields {...{ written, errors }} onChange={change} />
        <MethodField
          methodId={written.methodId}
          means={means}
          problem={errors['methodId']}
          onChange={(methodId) => {
            change({ methodId });
          }}
        />
      </div>
      <DialogButtons label={t('money.statement.record')} onCancel={onClose} isDisabled={isBusy} />
    </SentForm>
  );
}

/** What is written of the expense. */
interface Written {
  readonly description: string;
  readonly categoryId: string;
  readonly vatId: string;
  readonly supplier: ClientRow | undefined;
  readonly methodId: string;
}

const bodyOf = (
  { description, categoryId, vatId, supplier, methodId }: Written,
  expenseId: string,
) => ({
  expenseId,
  description,
  ...(categoryId !== '' && { categoryId }),
  ...(vatId !== NO_VAT && { vatId }),
  ...(supplier && { supplierId: supplier.id }),
  ...(methodId !== '' && { methodId }),
});

interface ExpenseFieldsProps {
  readonly written: Written;
  readonly errors: ProblemsByPath;
  readonly onChange: (part: Partial<Written>) => void;
}

function ExpenseFields({ written, errors, onChange }: ExpenseFieldsProps): ReactNode {
  const t = useMessages();
  const { data: categories = [] } = useGetList<Named>('commercial/expense/category', all);
  const { data: codes = [] } = useGetList<Named>('commercial/vat', all);
  return (
    <>
      <TextField
        autoFocus
        required
        label={t('money.statement.fields.description')}
        value={written.description}
        error={errors['description'] !== undefined}
        helperText={errors['description']}
        onChange={({ target }) => {
          onChange({ description: target.value });
        }}
      />
      <ChoiceField
        label={t('officeMore.lines.category')}
        value={written.categoryId}
        error={errors['categoryId'] !== undefined}
        helperText={errors['categoryId']}
        choices={categories}
        onChange={({ target }) => {
          onChange({ categoryId: target.value });
        }}
      />
      <ChoiceField
        label={t('officeMore.lines.vat')}
        value={written.vatId}
        error={errors['vatId'] !== undefined}
        helperText={errors['vatId']}
        choices={[{ id: NO_VAT, name: t('officeMore.lines.noVat') }, ...codes]}
        onChange={({ target }) => {
          onChange({ vatId: target.value });
        }}
      />
      <PartyField
        category={supplierPayments}
        party={written.supplier}
        isOptional
        problem={errors['supplierId']}
        onChoose={(supplier) => {
          onChange({ supplier });
        }}
      />
    </>
  );
}

const NO_VAT = 'none';
