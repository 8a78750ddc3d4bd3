import './payments.css';
import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import type { OpenDocumentAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { DayField } from '../fields/DayField.js';
import { useMessages } from '../i18n/use-messages.js';
import { ChoiceField } from './ChoiceField.js';
import type { ProblemsByPath } from './problem-paths.js';
import { typedAdjustment, type TypedAdjustment } from './typed-adjustments.js';

interface AdjustmentsProps {
  readonly adjustments: readonly TypedAdjustment[];
  /** The documents that are paid. */
  readonly open: readonly OpenDocumentAnswer[];
  /** By path: `withholdings.0.amountMinor`, `writeOffs`. */
  readonly problems: ProblemsByPath;
  readonly onChange: (adjustments: readonly TypedAdjustment[]) => void;
}

/** What settles documents without money: tax that was withheld, small differences. */
export function Adjustments({
  adjustments,
  open,
  problems,
  onChange,
}: AdjustmentsProps): ReactNode {
  const t = useMessages();
  const [only] = open;
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
            onChange={(part) => {
              const changed = { ...adjustment, ...part };
              onChange(adjustments.map((one) => (one === adjustment ? changed : one)));
            }}
            onRemove={() => {
              onChange(adjustments.filter((one) => one !== adjustment));
            }}
          />
        ))}
        {['withholdings', 'writeOffs'].map((path) =>
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
        </span>
      </div>
    </section>
  );
}

/** Where the server names it: withholdings and differences are counted apart. */
function pathOf(adjustment: TypedAdjustment, all: readonly TypedAdjustment[]): string {
  const alike = all.filter(({ kind }) => kind === adjustment.kind);
  const name = adjustment.kind === 'withholding' ? 'withholdings' : 'writeOffs';
  return `${name}.${alike.indexOf(adjustment)}`;
}

interface RowProps extends Pick<AdjustmentsProps, 'open' | 'problems'> {
  readonly adjustment: TypedAdjustment;
  /** From 1. */
  readonly line: number;
  readonly path: string;
  readonly onChange: (part: Partial<TypedAdjustment>) => void;
  readonly onRemove: () => void;
}

function Row(props: RowProps): ReactNode {
  const { adjustment, line, path, open, problems, onChange, onRemove } = props;
  const t = useMessages();
  const { kind, documentId, amount, certificate, certifiedOn } = adjustment;
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
      <TextField
        label={t(kind === 'withholding' ? 'money.payments.withheld' : 'money.payments.writtenOff')}
        value={amount}
        error={problemOf('amountMinor') !== undefined}
        helperText={problemOf('amountMinor')}
        onChange={({ target }) => {
          onChange({ amount: target.value });
        }}
        slotProps={{ htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } } }}
      />
      {kind === 'withholding' ? (
        <>
          <TextField
            label={t('money.adjustments.certificate')}
            value={certificate}
            error={problemOf('certificate') !== undefined}
            helperText={problemOf('certificate')}
            onChange={({ target }) => {
              onChange({ certificate: target.value });
            }}
          />
          <DayField
            label={t('money.adjustments.certifiedOn')}
            text={certifiedOn}
            error={problemOf('certifiedOn')}
            onChange={(text) => {
              onChange({ certifiedOn: text });
            }}
          />
        </>
      ) : null}
      <IconButton
        size="small"
        aria-label={t('money.adjustments.remove', { name })}
        onClick={onRemove}
      >
        <Close fontSize="small" />
      </IconButton>
    </div>
  );
}
