import type { FiscalFileAnswer } from '@balcao/contracts';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Spinner } from '../boot/lazy-screen.js';
import { showInstant } from '../formats/days.js';
import { showSize } from '../formats/sizes.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { daysName } from './fiscal-periods.js';
import { fileAddress } from './fiscal-api.js';

const underWay: ReadonlySet<string> = new Set(['waiting', 'delayed', 'running']);

/** Not at its end yet. */
export const isUnderWay = ({ state }: FiscalFileAnswer): boolean => underWay.has(state);

interface FileListProps {
  readonly files: readonly FiscalFileAnswer[] | undefined;
  readonly problem: string | undefined;
  readonly companyId: string;
  readonly mayCancel: boolean;
  readonly onRetry: () => void;
  readonly onCancel: (id: string) => void;
}

/** The files that were made, the newest first. */
export function FileList(props: FileListProps): ReactNode {
  const t = useMessages();
  return (
    <section className="card" aria-labelledby="fiscal-files">
      <h2 id="fiscal-files">{t('fiscal.files')}</h2>
      <Files {...props} />
    </section>
  );
}

function Files({ files, problem, onRetry, ...row }: FileListProps): ReactNode {
  const t = useMessages();
  if (files === undefined) {
    if (problem === undefined) return <Spinner />;
    return (
      <div role="alert">
        <p>{problem}</p>
        <Button variant="outlined" onClick={onRetry}>
          {t('app.retry')}
        </Button>
      </div>
    );
  }
  if (files.length === 0) {
    return (
      <>
        <p>{t('fiscal.none')}</p>
        <p className="fiscal__where">{t('fiscal.noneHint')}</p>
      </>
    );
  }
  return (
    <ul className="rows fiscal__files" aria-live="polite">
      {files.map((file) => (
        <File key={file.id} file={file} {...row} />
      ))}
    </ul>
  );
}

interface FileProps extends Pick<FileListProps, 'companyId' | 'mayCancel' | 'onCancel'> {
  readonly file: FiscalFileAnswer;
}

function File({ file, companyId, mayCancel, onCancel }: FileProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { id, kind, from, to } = file;
  const name = `${t(`fiscal.kinds.${kind}`)}, ${daysName(from, to, language)}`;
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <small>
          <State file={file} />
        </small>
      </span>
      {file.file === null ? null : (
        <Button
          variant="outlined"
          href={fileAddress(companyId, id)}
          download
          aria-label={t('fiscal.downloadOf', { name })}
        >
          {t('fiscal.download')}
        </Button>
      )}
      {isUnderWay(file) && mayCancel && !file.isCancelling ? (
        <Button
          variant="outlined"
          aria-label={t('fiscal.cancelOf', { name })}
          onClick={() => {
            onCancel(id);
          }}
        >
          {t('fiscal.cancel')}
        </Button>
      ) : null}
    </li>
  );
}

function State({ file }: { readonly file: FiscalFileAnswer }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  switch (file.state) {
    case 'done':
      return t('fiscal.ready', {
        size: showSize(file.file?.size ?? 0, language),
        when: showInstant(file.createdAt, language),
      });
    case 'running':
      return t('fiscal.running', { percent: file.percent ?? 0 });
    case 'failed':
      return t('fiscal.failed', { failure: file.failure ?? '' });
    case 'cancelled':
      return t('fiscal.cancelled');
    case 'waiting':
    case 'delayed':
      return t('fiscal.waiting');
  }
}
