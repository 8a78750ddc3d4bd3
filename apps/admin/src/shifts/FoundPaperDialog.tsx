import type { TillStand } from '@balcao/contracts';
import { showMinor } from '@balcao/messages';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { AmountField } from '../fields/AmountField.js';
import { DayField } from '../fields/DayField.js';
import { showDay, today } from '../formats/days.js';
import type { ProblemsByPath } from '../http/problems-by-path.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { DialogButtons } from '../dialogs/DialogButtons.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import { SentForm } from '../dialogs/SentForm.js';
import { ChoiceField } from '../payments/ChoiceField.js';
import { noMeans, useMeans } from '../payments/use-means.js';
import { paperTotal, type TypedPaper, type TypedSum } from './found-paper.js';
import { useEnteringPaper } from './use-entering-paper.js';
import { useVatChoices } from './use-vat-choices.js';

interface FoundPaperDialogProps {
  readonly till: TillStand;
  /** The number of the document, where one was chosen from the list of those missing. */
  readonly reference: string;
  readonly onClose: () => void;
}

/** Enters a receipt that was printed and never arrived, as somebody reads it from paper. */
export function FoundPaperDialog({ till, reference, onClose }: FoundPaperDialogProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [paper, setPaper] = useState<TypedPaper>({
    reference,
    foot: '',
    methodId: '',
    rows: [{ key: 1, vatId: '', amount: '' }],
    issuedOn: showDay(today(), language),
  });
  const { problems, isBusy, send } = useEnteringPaper(till.id, onClose);
  const change = (part: Partial<TypedPaper>) => {
    setPaper({ ...paper, ...part });
  };
  const total = paperTotal(paper, language);
  return (
    <DialogFrame title={t('shifts.papers.title', { till: till.name })} onClose={onClose}>
      <SentForm
        className="papers"
        problems={problems}
        onSubmit={() => {
          send(paper);
        }}
      >
        <p className="shift__hint">{t('shifts.papers.hint')}</p>
        <PaperHead paper={paper} code={till.code} problems={problems} onChange={change} />
        <Sums
          rows={paper.rows}
          problems={problems}
          onChange={(rows) => {
            change({ rows });
          }}
        />
        <p className="papers__total">
          {t('shifts.papers.total')} <strong>{showMinor(total, language)}</strong>
        </p>
        <DialogButtons
          label={t('shifts.papers.enter')}
          onCancel={onClose}
          isDisabled={isBusy || paper.reference.trim() === '' || total === 0}
        />
      </SentForm>
    </DialogFrame>
  );
}

interface PaperHeadProps {
  readonly paper: TypedPaper;
  /** Of the till, as its numbers name it. */
  readonly code: string;
  readonly problems: ProblemsByPath;
  readonly onChange: (part: Partial<TypedPaper>) => void;
}

/** Which paper it is, of which day, and how it was paid. */
function PaperHead({ paper, code, problems, onChange }: PaperHeadProps): ReactNode {
  const t = useMessages();
  const { methods } = useMeans().data ?? noMeans;
  return (
    <div className="papers__head">
      <TextField
        autoFocus
        required
        label={t('shifts.papers.reference')}
        placeholder={`VD 2026${code}/12`}
        value={paper.reference}
        error={problems['reference'] !== undefined}
        helperText={problems['reference']}
        onChange={({ target }) => {
          onChange({ reference: target.value });
        }}
      />
      <TextField
        label={t('shifts.papers.foot')}
        value={paper.foot}
        error={problems['sequence'] !== undefined}
        helperText={problems['sequence'] ?? t('shifts.papers.footHint')}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        onChange={({ target }) => {
          onChange({ foot: target.value });
        }}
      />
      <DayField
        required
        label={t('shifts.papers.day')}
        text={paper.issuedOn}
        error={problems['issuedOn']}
        onChange={(issuedOn) => {
          onChange({ issuedOn });
        }}
      />
      <ChoiceField
        label={t('shifts.papers.method')}
        value={paper.methodId}
        error={problems['payment'] !== undefined}
        helperText={problems['payment']}
        choices={methods}
        onChange={({ target }) => {
          onChange({ methodId: target.value });
        }}
      />
    </div>
  );
}

interface SumsProps {
  readonly rows: readonly TypedSum[];
  readonly problems: ProblemsByPath;
  readonly onChange: (rows: readonly TypedSum[]) => void;
}

/** What was sold at each VAT rate. */
function Sums({ rows, problems, onChange }: SumsProps): ReactNode {
  const t = useMessages();
  const codes = useVatChoices();
  const first = codes[0]?.id ?? '';
  const changeRow = (key: number, part: Partial<TypedSum>) => {
    onChange(
      rows.map((row) => (row.key === key ? { ...row, vatId: row.vatId || first, ...part } : row)),
    );
  };
  return (
    <div className="papers__sums" role="group" aria-label={t('shifts.papers.sums')}>
      {rows.map(({ key, vatId, amount }, index) => (
        <div key={key} className="papers__sum">
          <ChoiceField
            label={t('shifts.papers.vat')}
            value={vatId || first}
            error={problems[`lines.${index}.vatId`] !== undefined}
            helperText={problems[`lines.${index}.vatId`]}
            choices={codes}
            onChange={({ target }) => {
              changeRow(key, { vatId: target.value });
            }}
          />
          <AmountField
            label={t('shifts.papers.amount')}
            text={amount}
            problem={problems[`lines.${index}.unitPrice`]}
            onChange={(text) => {
              changeRow(key, { amount: text });
            }}
          />
        </div>
      ))}
      <Button
        onClick={() => {
          onChange([...rows, { key: rows.length + 1, vatId: first, amount: '' }]);
        }}
      >
        {t('shifts.papers.addSum')}
      </Button>
    </div>
  );
}
