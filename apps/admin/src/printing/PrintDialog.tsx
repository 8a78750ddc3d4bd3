import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, type ReactNode } from 'react';
import { focusWrong } from '../http/focus-wrong.js';
import { problemsByPath } from '../http/problems-by-path.js';
import { useMessages } from '../i18n/use-messages.js';
import { DialogFrame } from '../dialogs/DialogFrame.js';
import type { Printable } from './paper-request.js';
import { PaperFrame } from './PaperFrame.js';
import { usePrinting, type Printing } from './use-printing.js';

interface PrintDialogProps {
  readonly printable: Printable;
  readonly onClose: () => void;
}

/** Shows a document or payment as it is printed, lets choose copy and model, and prints it. */
export function PrintDialog({ printable, onClose }: PrintDialogProps): ReactNode {
  const t = useMessages();
  const { reference } = printable;
  const printing = usePrinting(printable);
  const { page, error, retry, frame, isBusy, wish } = printing;
  const isReady = page !== undefined && error === null && !isBusy;
  const title = t('printing.title', { reference });
  const problem = problemsByPath(error)['modelId'];
  return (
    <DialogFrame title={title} onClose={onClose} isWide>
      <Choices printing={printing} problem={problem} />
      {problem === undefined ? (
        <PaperFrame title={title} page={page} error={error} onRetry={retry} frame={frame} />
      ) : null}
      {wish.copy === 'original' ? <p className="form__hint">{t('printing.original')}</p> : null}
      <div className="form__buttons">
        <Button variant="outlined" onClick={onClose}>
          {t('app.close')}
        </Button>
        <Button variant="outlined" disabled={!isReady} onClick={() => void printing.print('xlsx')}>
          {t('printing.xlsx')}
        </Button>
        <Button variant="outlined" disabled={!isReady} onClick={() => void printing.print('pdf')}>
          {t('printing.pdf')}
        </Button>
        <Button
          variant="contained"
          disabled={!isReady}
          onClick={() => void printing.print('printer')}
        >
          {t('printing.print')}
        </Button>
      </div>
    </DialogFrame>
  );
}

interface ChoicesProps {
  readonly printing: Printing;
  /** What is wrong with the model: there may be none that fits. */
  readonly problem: string | undefined;
}

function Choices({ printing, problem }: ChoicesProps): ReactNode {
  const t = useMessages();
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== undefined && choices.current) focusWrong(choices.current);
  }, [problem]);
  const { wish, choose, copies, models } = printing;
  return (
    <div className="printing__choices" ref={choices}>
      <TextField
        select
        size="small"
        label={t('printing.copy')}
        value={copies.includes(wish.copy) ? wish.copy : ''}
        onChange={({ target }) => {
          const copy = copies.find((each) => each === target.value);
          if (copy !== undefined) choose({ ...wish, copy });
        }}
      >
        {copies.map((copy) => (
          <MenuItem key={copy} value={copy}>
            {t(`resources.commercial/print_model.copyNames.${copy}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('printing.model')}
        value={wish.modelId ?? ''}
        error={problem !== undefined}
        helperText={problem}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        onChange={({ target }) => {
          const { copy } = wish;
          choose(target.value === '' ? { copy } : { copy, modelId: target.value });
        }}
      >
        <MenuItem value="">{t('printing.usualModel')}</MenuItem>
        {models.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </div>
  );
}
