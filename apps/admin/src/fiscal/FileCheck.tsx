import type { FiscalCheckAnswer } from '@balcao/contracts';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { FileButton } from '../fields/FileButton.js';
import { ProblemError } from '../http/problem-error.js';
import { useMessages } from '../i18n/use-messages.js';
import { FoundProblems } from './FoundProblems.js';
import { checkFile } from './fiscal-api.js';

type Check =
  | { readonly state: 'none' }
  | { readonly state: 'checking'; readonly name: string; readonly stop: () => void }
  | { readonly state: 'stopped'; readonly name: string }
  | { readonly state: 'checked'; readonly name: string; readonly answer: FiscalCheckAnswer }
  | { readonly state: 'failed'; readonly message: string };

/** Takes a file of any program and says what is wrong with it. */
export function FileCheck({ companyId }: { readonly companyId: string }): ReactNode {
  const t = useMessages();
  const [check, setCheck] = useState<Check>({ state: 'none' });
  const choose = async (file: File): Promise<void> => {
    const { name } = file;
    const stopping = new AbortController();
    const stop = (): void => {
      stopping.abort();
    };
    setCheck({ state: 'checking', name, stop });
    try {
      const answer = await checkFile(companyId, file, stopping.signal);
      setCheck({ state: 'checked', name, answer });
    } catch (error) {
      if (stopping.signal.aborted) {
        setCheck({ state: 'stopped', name });
        return;
      }
      if (!(error instanceof ProblemError)) throw error;
      setCheck({ state: 'failed', message: error.message });
    }
  };
  return (
    <section className="card" aria-labelledby="fiscal-check">
      <h2 id="fiscal-check">{t('fiscal.check')}</h2>
      <p className="card__hint">{t('fiscal.checkHint')}</p>
      <FileButton
        variant="outlined"
        disabled={check.state === 'checking'}
        accept=".xml,application/xml,text/xml"
        label={t('fiscal.file')}
        onChoose={([file]) => void choose(file)}
      >
        {t('fiscal.choose')}
      </FileButton>
      <div aria-live="polite">
        {check.state === 'checking' ? (
          <p>
            {t('fiscal.checking', { name: check.name })}{' '}
            <Button size="small" onClick={check.stop}>
              {t('app.cancel')}
            </Button>
          </p>
        ) : null}
        {check.state === 'stopped' ? <p>{t('fiscal.stopped', { name: check.name })}</p> : null}
        {check.state === 'failed' ? <p role="alert">{check.message}</p> : null}
        {check.state === 'checked' ? (
          <FoundProblems name={check.name} answer={check.answer} />
        ) : null}
      </div>
    </section>
  );
}
