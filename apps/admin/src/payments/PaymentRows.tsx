import './payments.css';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { showMinor } from '@balcao/messages';
import { useId, type ReactNode } from 'react';
import { useCompany } from '../admin/use-company.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { PaymentRow } from './PaymentRow.js';
import { amountOf, typedRow, type Means, type TypedRow } from './typed-rows.js';
import { useRoundings } from './use-roundings.js';

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
  /** Money of clients: its cash is rounded to coins. */
  readonly roundsCash?: boolean;
}

/** The means of a payment: any number of rows, change from cash alone. */
export function PaymentRows(props: PaymentRowsProps): ReactNode {
  const { rows, means, dueMinor, problems, onChange, isGiven = false } = props;
  const { paysOut = isGiven, roundsCash = false } = props;
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
        <PaymentRow
          key={row.key}
          row={row}
          rows={rows}
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
      <Rounded rows={rows} means={means} isOfClients={roundsCash} />
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

interface RoundedProps extends Pick<PaymentRowsProps, 'rows' | 'means'> {
  readonly isOfClients: boolean;
}

/** What is to be handed over in cash, where coins do not pay the amount itself. */
function Rounded({ rows, means, isOfClients }: RoundedProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const own = useCompany().data?.currency ?? '';
  const roundings = useRoundings(rows, means, isOfClients);
  const isRounded = (_row: TypedRow, index: number): boolean => (roundings[index] ?? 0) !== 0;
  if (!rows.some(isRounded)) return null;
  const minor = rows
    .map((row, index) => (isRounded(row, index) ? amountOf(row, language) : 0))
    .concat(roundings)
    .reduce((sum, each) => sum + each, 0);
  return (
    <p className="means__hint" role="status">
      {t('money.payments.roundedTo', { amount: showMinor(minor, language), own })}
    </p>
  );
}
