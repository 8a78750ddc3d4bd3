import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { keepAffixes, keptAffixes, learntAffixes } from '../boot/scanner-affixes.js';
import { useMessages } from '../i18n/use-messages.js';
import { visible } from './read-scan.js';
import type { ReceivedScan } from './received-scan.js';

interface LearnAffixesProps {
  readonly scan: ReceivedScan;
  readonly onLearnt: () => void;
}

/** Learns what the scanner adds from a code that somebody can read, and keeps it on this device. */
export function LearnAffixes({ scan, onLearnt }: LearnAffixesProps): ReactNode {
  const t = useMessages();
  const [printed, setPrinted] = useState('');
  const [problem, setProblem] = useState<'otherSigns' | 'notKept'>();
  const { prefix, suffix } = keptAffixes();
  const isKept = prefix !== '' || suffix !== '';
  const keep = (affixes: ReturnType<typeof learntAffixes>): void => {
    if (affixes === undefined) setProblem('otherSigns');
    else if (!keepAffixes(affixes)) setProblem('notKept');
    else {
      setProblem(undefined);
      setPrinted('');
      onLearnt();
    }
  };
  return (
    <form
      className="scanner__learn"
      onSubmit={(event) => {
        event.preventDefault();
        keep(learntAffixes(scan.text, printed));
      }}
    >
      <h2>{t('officeMore.scanner.learn.title')}</h2>
      <p>
        {isKept
          ? t('officeMore.scanner.learn.kept', {
              prefix: visible(prefix) || '—',
              suffix: visible(suffix) || '—',
            })
          : t('officeMore.scanner.learn.none')}
      </p>
      <TextField
        label={t('officeMore.scanner.learn.printed')}
        value={printed}
        error={problem !== undefined}
        helperText={
          problem === undefined
            ? t('officeMore.scanner.learn.hint')
            : t(`officeMore.scanner.learn.${problem}`)
        }
        onChange={({ target }) => {
          setPrinted(target.value);
          setProblem(undefined);
        }}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      <Button type="submit" variant="outlined" disabled={printed.trim() === ''}>
        {t('officeMore.scanner.learn.keep')}
      </Button>
      {isKept ? (
        <Button
          onClick={() => {
            keep({ prefix: '', suffix: '' });
          }}
        >
          {t('officeMore.scanner.learn.forget')}
        </Button>
      ) : null}
    </form>
  );
}
