import './payments.css';
import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useId, type ReactNode } from 'react';
import { AmountField } from '../fields/AmountField.js';
import { DayField } from '../fields/DayField.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { ChoiceField } from './ChoiceField.js';
import { ForeignFields } from './ForeignFields.js';
import { amountOf, typedRow, type Means, type TypedRow } from './typed-rows.js';
import { useShortage } from './use-shortage.js';

interface PaymentRowsProps {
  readonly rows: readonly TypedRow[];
  readonly means: Means;
  /** What the rows do not pay yet: a new one begins with it. */
  readonly dueMinor: number;
  /** By path: `rows.0.methodId`. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (rows: readonly TypedRow[]) => void;
  /** Money that is given: nothing is received for it, and no change given back. */
  readonly isGiven?: boolean;
  /** Money that leaves the accounts: more than a box of cash holds is told. */
  readonly paysOut?: boolean;
}

/** The means of a payment: any number of rows, change from cash alone. */
export function PaymentRows(props: PaymentRowsProps): ReactNode {
  const { rows, means, dueMinor, problems, onChange, isGiven = false } = props;
  const { paysOut = isGiven } = props;
  const t = useMessages();
  const language = useLanguage();
  const { rows: problem } = problems;
  const problemId = useId();
  const change = (index: number) => (part: Partial<TypedRow>) => {
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  };
  return (
    <div className="means" role="group" aria-label={t('money.payments.means')}>
      {rows.map((row, index) => (
        <Row
          key={row.key}
          row={row}
          index={index}
          means={means}
          problems={problems}
          isGiven={isGiven}
          paysOut={paysOut}
          onChange={change(index)}
          onRemove={() => {
            onChange(rows.filter((_, at) => at !== index));
          }}
        />
      ))}
      {rows.length > 0 || problem === undefined ? null : (
        <p id={problemId} role="alert" className="means__problem">
          {problem}
        </p>
      )}
      <Button
        startIcon={<Add />}
        {...(rows.length === 0 &&
          problem !== undefined && { 'data-adds-missing': true, 'aria-describedby': problemId })}
        onClick={() => {
          onChange([...rows, typedRow(undefined, Math.max(0, dueMinor), language)]);
        }}
      >
        {t('money.payments.addRow')}
      </Button>
    </div>
  );
}

interface RowProps {
  readonly row: TypedRow;
  readonly index: number;
  readonly means: Means;
  readonly problems: Readonly<Record<string, string>>;
  readonly isGiven: boolean;
  readonly paysOut: boolean;
  readonly onChange: (part: Partial<TypedRow>) => void;
  readonly onRemove: () => void;
}

function Row(props: RowProps): ReactNode {
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
          <div className="means__day">
            <DayField
              label={t('money.payments.valueOn')}
              text={row.valueOn}
              error={problemOf('valueOn')}
              onChange={(valueOn) => {
                onChange({ valueOn });
              }}
            />
          </div>
        </>
      )}
      <ForeignFields {...{ row, means, problemOf, onChange }} />
      <RemoveButton line={index + 1} onClick={onRemove} />
    </div>
  );
}

function useShortageOf({ row, means, paysOut }: RowProps): string | undefined {
  const language = useLanguage();
  const minor = paysOut ? amountOf(row, language) : 0;
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
