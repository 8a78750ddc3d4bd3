import './payments.css';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useId, type ReactNode } from 'react';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { PaymentRow } from './PaymentRow.js';
import { typedRow, type Means, type TypedRow } from './typed-rows.js';

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
