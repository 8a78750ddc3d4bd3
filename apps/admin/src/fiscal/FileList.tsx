import type { FiscalFileAnswer } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Skeleton } from '../skeletons/Skeleton.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { MadeFileItem } from '../jobs/MadeFileItem.js';
import { FailedState } from '../skeletons/FailedState.js';
import { daysName } from '../formats/fiscal-periods.js';
import { fileAddress } from './fiscal-api.js';

interface FileListProps {
  readonly files: readonly FiscalFileAnswer[] | undefined;
  readonly problem: string | undefined;
  readonly companyId: string;
  readonly mayExport: boolean;
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
    if (problem === undefined) return <Skeleton shape="text" />;
    return <FailedState problem={problem} onRetry={onRetry} />;
  }
  if (files.length === 0) {
    return (
      <>
        <p>{t('fiscal.none')}</p>
        {row.mayExport ? <p className="fiscal__where">{t('fiscal.noneHint')}</p> : null}
      </>
    );
  }
  return (
    <ul className="rows" aria-live="polite">
      {files.map((file) => (
        <File key={file.id} file={file} {...row} />
      ))}
    </ul>
  );
}

interface FileProps extends Pick<FileListProps, 'companyId' | 'mayExport' | 'onCancel'> {
  readonly file: FiscalFileAnswer;
}

function File({ file, companyId, mayExport, onCancel }: FileProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { id, kind, from, to } = file;
  const name = `${t(`fiscal.kinds.${kind}`)}, ${daysName(from, to, language)}`;
  return (
    <MadeFileItem
      file={file}
      name={name}
      address={fileAddress(companyId, id)}
      onCancel={mayExport ? onCancel : undefined}
    />
  );
}
