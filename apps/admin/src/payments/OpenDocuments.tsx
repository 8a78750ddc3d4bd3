import '../clients/client.css';
import './payments.css';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import type { OpenDocumentAnswer } from '@balcao/contracts';
import { showMinor } from '@balcao/messages';
import { useId, type ReactNode } from 'react';
import { Amount } from '../fields/Amount.js';
import { AmountField } from '../fields/AmountField.js';
import { Day } from '../fields/cells.js';
import { TableHead } from '../fields/TableHead.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import type { Settling } from './settling.js';

interface OpenDocumentsProps {
  /** Without it, the open documents. */
  readonly title?: string;
  /** Nobody is chosen yet whose documents these would be. */
  readonly isOfNobody?: boolean;
  readonly open: readonly OpenDocumentAnswer[];
  readonly owed: OpenDocumentAnswer['side'];
  readonly settling: Settling;
  readonly problem: string | undefined;
  /** What is wrong with an amount, by its document. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (settling: Settling) => void;
  readonly onAutomatic: () => void;
}

/** What a payment can settle, the oldest due first, each with the amount to settle. */
export function OpenDocuments(props: OpenDocumentsProps): ReactNode {
  const {
    isOfNobody = false,
    open,
    owed,
    settling,
    problem,
    problems,
    onChange,
    onAutomatic,
  } = props;
  const t = useMessages();
  const heading = useId();
  const { title = t('money.payments.open') } = props;
  return (
    <section className="payment__card" aria-labelledby={heading}>
      <div className="payment__title">
        <h2 id={heading}>{title}</h2>
        <span>
          <Button onClick={onAutomatic} disabled={open.length === 0}>
            {t('money.payments.automatic')}
          </Button>
          <Button
            disabled={open.length === 0}
            onClick={() => {
              onChange({});
            }}
          >
            {t('money.payments.clear')}
          </Button>
        </span>
      </div>
      {problem === undefined ? null : (
        <p role="alert" className="means__problem">
          {problem}
        </p>
      )}
      {open.length === 0 ? (
        <p>{t(`money.payments.${isOfNobody ? 'nobodyChosen' : 'nothingOpen'}`)}</p>
      ) : (
        <div className="payment__table">
          <table className="statement" aria-labelledby={heading}>
            <Headings />
            <tbody>
              {open.map((document) => (
                <Row
                  key={document.id}
                  document={document}
                  isCredit={document.side !== owed}
                  text={settling[document.id] ?? ''}
                  problem={problems[document.id]}
                  onChange={(text) => {
                    onChange({ ...settling, [document.id]: text });
                  }}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Headings(): ReactNode {
  const t = useMessages();
  return (
    <TableHead
      headings={[
        { label: t('money.payments.document') },
        { label: t('money.payments.dueOn') },
        { label: t('money.payments.openAmount'), isFigure: true },
        { label: t('money.payments.settle'), isFigure: true },
      ]}
    />
  );
}

interface RowProps {
  readonly document: OpenDocumentAnswer;
  readonly isCredit: boolean;
  readonly text: string;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

function Row({ document, isCredit, text, problem, onChange }: RowProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { reference, dueOn, openMinor } = document;
  return (
    <tr>
      <td>
        <Checkbox
          size="small"
          checked={text.trim() !== ''}
          slotProps={{
            input: { 'aria-label': t('money.payments.choose', { document: reference }) },
          }}
          onChange={({ target }) => {
            onChange(target.checked ? showMinor(openMinor, language) : '');
          }}
        />
        {reference}
      </td>
      <td data-label={t('money.payments.dueOn')}>
        <Day day={dueOn} />
      </td>
      <td className="number" data-label={t('money.payments.openAmount')}>
        <Amount minor={isCredit ? -openMinor : openMinor} />
      </td>
      <td className="number">
        <AmountField
          name={t('money.payments.settleOf', { document: reference })}
          text={text}
          problem={problem}
          onChange={onChange}
        />
      </td>
    </tr>
  );
}
