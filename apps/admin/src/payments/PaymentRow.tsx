import './payments.css';
import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useCompany } from '../admin/use-company.js';
import { AmountField } from '../fields/AmountField.js';
import { DayField } from '../fields/DayField.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { ChoiceField } from './ChoiceField.js';
import { ForeignFields } from './ForeignFields.js';
import { takenFrom, type Means, type TypedRow } from './typed-rows.js';
import { useShortage } from './use-shortage.js';

interface PaymentRowProps {
  readonly row: TypedRow;
  /** All of them: several may take from one box. */
  readonly rows: readonly TypedRow[];
  readonly index: number;
  readonly means: Means;
  readonly problems: Readonly<Record<string, string>>;
  readonly isGiven: boolean;
  readonly paysOut: boolean;
  readonly onChange: (part: Partial<TypedRow>) => void;
  readonly onRemove: () => void;
}

/** One means: its method, its account, what it pays, and what the method asks for beside. */
export function PaymentRow(props: PaymentRowProps): ReactNode {
  const { row, index, means, problems, isGiven, onChange, onRemove } = props;
  const t = useMessages();
  const shortage = useShortageOf(props);
  const method = means.methods.find(({ id }) => id === row.methodId);
  const choosesAccount = means.accounts.length > 0;
  const problemOf = (path: string) => problemAt(problems, { index, path }, row, choosesAccount);
  const field = (name: keyof TypedRow, path: string, label: string) => ({
    label,
    value: row[name],
    error: problemOf(path) !== undefined,
    helperText: problemOf(path),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      onChange({ [name]: target.value });
    },
  });
  const figure = (name: 'amount' | 'received', path: string, label: string) => ({
    label,
    text: row[name],
    problem: problemOf(path),
    onChange: (text: string) => {
      onChange({ [name]: text });
    },
  });
  return (
    <div
      className="means__row"
      role="group"
      aria-label={t('money.payments.line', { line: index + 1 })}
    >
      <ChoiceField
        {...field('methodId', 'methodId', t('money.payments.method'))}
        choices={means.methods}
        onChange={({ target }) => {
          const chosen = means.methods.find(({ id }) => id === target.value);
          onChange({ methodId: target.value, accountId: chosen?.accountId ?? row.accountId });
        }}
      />
      {choosesAccount ? (
        <ChoiceField
          {...field('accountId', 'treasuryAccountId', t('money.payments.account'))}
          helperText={problemOf('treasuryAccountId') ?? shortage}
          choices={means.accounts}
        />
      ) : null}
      <AmountField {...figure('amount', 'amountMinor', t('money.payments.amount'))} />
      {method?.kind === 'cash' ? (
        isGiven ? null : (
          <AmountField {...figure('received', 'receivedMinor', t('money.payments.received'))} />
        )
      ) : (
        <>
          <TextField {...field('reference', 'reference', t('money.payments.reference'))} />
          <ValueDay text={row.valueOn} problem={problemOf('valueOn')} onChange={onChange} />
        </>
      )}
      <ForeignFields {...{ row, means, problemOf, onChange }} />
      <RemoveButton line={index + 1} onClick={onRemove} />
    </div>
  );
}

interface ValueDayProps {
  readonly text: string;
  readonly problem: string | undefined;
  readonly onChange: (part: Pick<TypedRow, 'valueOn'>) => void;
}

function ValueDay({ text, problem, onChange }: ValueDayProps): ReactNode {
  const t = useMessages();
  return (
    <div className="means__day">
      <DayField
        label={t('money.payments.valueOn')}
        text={text}
        error={problem}
        onChange={(valueOn) => {
          onChange({ valueOn });
        }}
      />
    </div>
  );
}

function useShortageOf({ row, rows, means, paysOut }: PaymentRowProps): ReactNode {
  const language = useLanguage();
  const own = useCompany().data?.currency;
  const account = means.accounts.find(({ id }) => id === row.accountId);
  const isTaken = paysOut && account !== undefined;
  const minor = isTaken ? takenFrom(account, rows, { own, language }) : 0;
  return useShortage({ accountId: row.accountId, minor }, means.accounts);
}

interface RemoveButtonProps {
  readonly line: number;
  readonly onClick: () => void;
}

function RemoveButton({ line, onClick }: RemoveButtonProps): ReactNode {
  const t = useMessages();
  return (
    <IconButton size="small" aria-label={t('money.payments.removeRow', { line })} onClick={onClick}>
      <Close fontSize="small" />
    </IconButton>
  );
}

/**
 * What is wrong in a row; with its account at the method, where accounts do not show. What all rows
 * together lack is at the first: its method, or what it pays.
 */
function problemAt(
  problems: Readonly<Record<string, string>>,
  { index, path }: { readonly index: number; readonly path: string },
  { methodId }: TypedRow,
  choosesAccount: boolean,
): string | undefined {
  const lacking = methodId === '' ? 'methodId' : 'amountMinor';
  const ofAll = index === 0 && path === lacking ? problems['rows'] : undefined;
  const found = problems[`rows.${index}.${path}`] ?? ofAll;
  if (found !== undefined || path !== 'methodId' || choosesAccount) return found;
  return problems[`rows.${index}.treasuryAccountId`];
}
