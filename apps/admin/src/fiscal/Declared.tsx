import type { DeclarationAnswer, FiscalFileAnswer } from '@balcao/contracts';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { sayDay } from '../formats/days.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { isUnderWay } from '../jobs/made-files.js';
import { fileAddress } from './fiscal-api.js';

interface DeclaredProps {
  readonly declaration: DeclarationAnswer;
  readonly companyId: string;
  /** Those that were made again of this month, the newest first. */
  readonly files: readonly FiscalFileAnswer[];
  readonly onAgain: (() => Promise<boolean>) | undefined;
}

/** The file that was handed in: taken, and proved. */
export function Declared({ declaration, companyId, files, onAgain }: DeclaredProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const { fileId, fileName, sha256, revision, madeOn, on, by, receipt, times, settled } =
    declaration;
  const position = { revision, day: sayDay(madeOn, language) };
  return (
    <section>
      <p>
        {t('fiscal.months.submittedOn', { day: sayDay(on, language), by })}
        {times > 1 ? ` · ${t('fiscal.month.times', { smart_count: times })}` : null}
      </p>
      <dl className="pairs fiscal__facts">
        <dt>{t('fiscal.month.fileName')}</dt>
        <dd>{fileName}</dd>
        <dt>{t('fiscal.month.sha')}</dt>
        <dd>
          <code>{sha256}</code>
        </dd>
        {receipt === undefined ? null : (
          <>
            <dt>{t('fiscal.month.receiptOf')}</dt>
            <dd>{receipt}</dd>
          </>
        )}
      </dl>
      <p className="fiscal__where">{t('fiscal.month.position', position)}</p>
      {settled === undefined ? null : <p>{t('fiscal.month.settled', { note: settled.note })}</p>}
      <div className="fiscal__actions">
        <Button variant="outlined" href={fileAddress(companyId, fileId)} download>
          {t('fiscal.month.download')}
        </Button>
        {onAgain === undefined ? null : (
          <Button
            variant="outlined"
            onClick={() => {
              setAsked(true);
              void onAgain();
            }}
          >
            {t('fiscal.month.again')}
          </Button>
        )}
      </div>
      {isAsked ? <Compared sha256={sha256} file={files[0]} /> : null}
    </section>
  );
}

function Compared({
  sha256,
  file,
}: {
  readonly sha256: string;
  readonly file: FiscalFileAnswer | undefined;
}): ReactNode {
  const t = useMessages();
  if (file === undefined || isUnderWay(file)) {
    return <p role="status">{t('fiscal.month.comparing')}</p>;
  }
  if (file.file === null) {
    return <p role="alert">{t('madeFiles.failed', { failure: file.failure ?? '' })}</p>;
  }
  const isSame = file.file.sha256 === sha256;
  return (
    <p role={isSame ? 'status' : 'alert'}>
      {t(isSame ? 'fiscal.month.same' : 'fiscal.month.different')}
    </p>
  );
}
