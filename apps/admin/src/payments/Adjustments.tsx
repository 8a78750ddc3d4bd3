import './payments.css';
import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import type { OpenDocumentAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { AmountField } from '../fields/AmountField.js';
import { DayField } from '../fields/DayField.js';
import type { ProblemsByPath } from '../http/problems-by-path.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { ChoiceField } from './ChoiceField.js';
import { useCompany } from '../admin/use-company.js';
import { DiscountConsequence } from './DiscountConsequence.js';
import { WithholdingFields } from './WithholdingFields.js';
import { minorOf, typedAdjustment, type TypedAdjustment } from './typed-adjustments.js';

interface AdjustmentsProps {
  readonly adjustments: readonly TypedAdjustment[];
  /** The documents that are paid. */
  readonly open: readonly OpenDocumentAnswer[];
  /** By path: `withholdings.0.amountMinor`, `writeOffs`. */
  readonly problems: ProblemsByPath;
  readonly onChange: (adjustments: readonly TypedAdjustment[]) => void;
}

/** What settles documents without money: withheld tax, small differences, early payment. */
export function Adjustments({
  adjustments,
  open,
  problems,
  onChange,
}: AdjustmentsProps): ReactNode {
  const t = useMessages();
  const [only] = open;
  const discounts = useDiscountMode();
  const add = (kind: TypedAdjustment['kind']) => () => {
    onChange([...adjustments, typedAdjustment(kind, open.length === 1 && only ? only.id : '')]);
  };
  return (
    <section className="payment__card" aria-labelledby="adjustments">
      <h2 id="adjustments">{t('money.adjustments.title')}</h2>
      <div className="means">
        {adjustments.map((adjustment) => (
          <Row
            key={adjustment.key}
            adjustment={adjustment}
            line={adjustments.indexOf(adjustment) + 1}
            path={pathOf(adjustment, adjustments)}
            open={open}
            problems={problems}
            isByNote={discounts.isByNote}
            onChange={(part) => {
              const changed = { ...adjustment, ...part };
              onChange(adjustments.map((one) => (one === adjustment ? changed : one)));
            }}
            onRemove={() => {
              onChange(adjustments.filter((one) => one !== adjustment));
            }}
          />
        ))}
        {['withholdings', 'writeOffs', 'discounts'].map((path) =>
          problems[path] === undefined ? null : (
            <p key={path} role="alert" className="means__problem">
              {problems[path]}
            </p>
          ),
        )}
        <span>
          <Button startIcon={<Add />} disabled={open.length === 0} onClick={add('withholding')}>
            {t('money.adjustments.addWithholding')}
          </Button>
          <Button startIcon={<Add />} disabled={open.length === 0} onClick={add('writeOff')}>
            {t('money.adjustments.addWriteOff')}
          </Button>
          {discounts.isAtPayment ? (
            <Button startIcon={<Add />} disabled={open.length === 0} onClick={add('discount')}>
              {t('money.adjustments.addDiscount')}
            </Button>
          ) : null}
        </span>
      </div>
    </section>
  );
}

/** Whether the company grants discounts as it is paid, and whether by a credit note. */
function useDiscountMode(): { readonly isAtPayment: boolean; readonly isByNote: boolean } {
  const { data } = useCompany();
  const mode = data?.settings.financialDiscountMode ?? 'onInvoice';
  return { isAtPayment: mode !== 'onInvoice', isByNote: mode === 'atPaymentWithCreditNote' };
}

const lists = {
  withholding: 'withholdings',
  writeOff: 'writeOffs',
  discount: 'discounts',
} as const;
const amounts = {
  withholding: 'money.payments.withheld',
  writeOff: 'money.payments.writtenOff',
  discount: 'money.payments.discounted',
} as const;

/** Where the server names it: each kind is counted by itself. */
function pathOf(adjustment: TypedAdjustment, all: readonly TypedAdjustment[]): string {
  const alike = all.filter(({ kind }) => kind === adjustment.kind);
  return `${lists[adjustment.kind]}.${alike.indexOf(adjustment)}`;
}

interface RowProps extends Pick<AdjustmentsProps, 'open' | 'problems'> {
  readonly adjustment: TypedAdjustment;
  /** From 1. */
  readonly line: number;
  readonly path: string;
  /** Whether discounts are granted by a credit note. */
  readonly isByNote: boolean;
  readonly onChange: (part: Partial<TypedAdjustment>) => void;
  readonly onRemove: () => void;
}

function Row(props: RowProps): ReactNode {
  const { adjustment, line, path, open, problems, isByNote, onChange, onRemove } = props;
  const t = useMessages();
  const { kind, documentId, amount } = adjustment;
  const name = t(`money.adjustments.${kind}`, { line });
  const problemOf = (field: string) => problems[`${path}.${field}`];
  return (
    <div className="means__row" role="group" aria-label={name}>
      <ChoiceField
        label={t('money.payments.document')}
        value={documentId}
        error={problemOf('documentId') !== undefined}
        helperText={problemOf('documentId')}
        choices={open.map(({ id, reference }) => ({ id, name: reference }))}
        onChange={({ target }) => {
          onChange({ documentId: target.value });
        }}
      />
      <AmountField
        label={t(amounts[kind])}
        text={amount}
        problem={problemOf('amountMinor')}
        onChange={(text) => {
          onChange({ amount: text });
        }}
      />
      <Particulars {...{ adjustment, problemOf, onChange }} />
      {kind === 'withholding' ? (
        <WithholdingFields
          {...{ adjustment, problemOf, onChange }}
          document={open.find(({ id }) => id === documentId)}
        />
      ) : null}
      <IconButton
        size="small"
        aria-label={t('money.adjustments.remove', { name })}
        onClick={onRemove}
      >
        <Close fontSize="small" />
      </IconButton>
      {problems[path] === undefined ? null : (
        <p role="alert" className="means__problem means__consequence">
          {problems[path]}
        </p>
      )}
      <Consequence adjustment={adjustment} isByNote={isByNote} />
    </div>
  );
}

interface ParticularsProps extends Pick<RowProps, 'adjustment' | 'onChange'> {
  readonly problemOf: (field: string) => string | undefined;
}

/** What only a withholding, or only a discount, says of itself. */
function Particulars({ adjustment, problemOf, onChange }: ParticularsProps): ReactNode {
  const t = useMessages();
  const { kind, certificate, certifiedOn, reason } = adjustment;
  const textOf = (part: 'certificate' | 'reason', value: string): ReactNode => (
    <TextField
      label={t(`money.adjustments.${part}`)}
      value={value}
      error={problemOf(part) !== undefined}
      helperText={problemOf(part)}
      onChange={({ target }) => {
        onChange({ [part]: target.value });
      }}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
  if (kind === 'discount') return textOf('reason', reason);
  if (kind === 'writeOff') return null;
  return (
    <>
      {textOf('certificate', certificate)}
      <div className="means__certified">
        <DayField
          label={t('money.adjustments.certifiedOn')}
          text={certifiedOn}
          error={problemOf('certifiedOn')}
          onChange={(text) => {
            onChange({ certifiedOn: text });
          }}
        />
      </div>
    </>
  );
}

/** Under a discount whose document and amount are written: what it does to the VAT. */
function Consequence({ adjustment, isByNote }: Pick<RowProps, 'adjustment' | 'isByNote'>) {
  const { kind, documentId } = adjustment;
  const discountMinor = minorOf(adjustment, useLanguage());
  if (kind !== 'discount' || documentId === '' || discountMinor === 0) return null;
  return <DiscountConsequence {...{ documentId, discountMinor, isByNote }} />;
}
