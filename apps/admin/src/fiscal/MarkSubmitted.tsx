import type { DeclarePeriodBody, FiscalFileAnswer } from '@balcao/contracts';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { showInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { isUnderWay } from '../jobs/made-files.js';

interface MarkSubmittedProps {
  /** Of this whole month, the newest first. */
  readonly files: readonly FiscalFileAnswer[];
  /** It was handed in before. */
  readonly isAgain: boolean;
  readonly onMake: () => Promise<boolean>;
  readonly onMark: (body: DeclarePeriodBody) => Promise<boolean>;
}

/** Names the file that was handed in. */
export function MarkSubmitted({ files, isAgain, onMake, onMark }: MarkSubmittedProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [chosen, setChosen] = useState('');
  const [receipt, setReceipt] = useState('');
  const [isBusy, setBusy] = useState(false);
  const offered = files.filter(({ canBeDeclared }) => canBeDeclared);
  const fileId = chosen === '' ? (offered[0]?.id ?? '') : chosen;
  const run = async (work: () => Promise<boolean>): Promise<void> => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const text = receipt.trim();
  return (
    <section>
      <h3>{t(isAgain ? 'fiscal.month.markAgain' : 'fiscal.month.mark')}</h3>
      <p className="fiscal__where">{t(hintOf(offered.length > 0, isAgain))}</p>
      <div className="fiscal__order">
        {offered.length === 0 ? null : (
          <>
            <TextField
              select
              label={t('fiscal.month.file')}
              value={fileId}
              onChange={({ target }) => {
                setChosen(target.value);
              }}
            >
              {offered.map(({ id, kind, createdAt }) => (
                <MenuItem key={id} value={id}>
                  {`${t(`fiscal.kinds.${kind}`)}, ${showInstant(createdAt, language)}`}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              label={t('fiscal.month.receipt')}
              value={receipt}
              slotProps={{ htmlInput: { maxLength: 100 } }}
              onChange={({ target }) => {
                setReceipt(target.value);
              }}
            />
            <Button
              variant="contained"
              disabled={isBusy}
              onClick={() =>
                void run(() => onMark({ fileId, ...(text !== '' && { receipt: text }) }))
              }
            >
              {t('fiscal.month.mark')}
            </Button>
          </>
        )}
        <Button
          variant="outlined"
          disabled={isBusy || files.some(isUnderWay)}
          onClick={() => void run(onMake)}
        >
          {t(isAgain ? 'fiscal.month.makeFile' : 'fiscal.order')}
        </Button>
      </div>
    </section>
  );
}

function hintOf(hasFile: boolean, isAgain: boolean) {
  if (hasFile) return 'fiscal.month.markHint';
  return isAgain ? 'fiscal.month.replaceHint' : 'fiscal.month.noFile';
}
