import Button from '@mui/material/Button';
import type { ImportCheck, ImportReading, CorrectedCells } from '@balcao/contracts';
import { useEffect, useRef, type ReactNode } from 'react';
import { sayProblem } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';
import { downloadBlob } from '../http/download.js';
import { ConsequenceTabs } from '../rehearsal/ConsequenceTabs.js';
import { readRefused, type SentFile } from './import-api.js';
import { ImportRows } from './ImportRows.js';
import { inGroups } from './in-groups.js';
import { MissingSeries } from './MissingSeries.js';
import { ProblemTable } from './ProblemTable.js';

interface CheckResultProps {
  readonly check: ImportCheck;
  readonly reading: ImportReading;
  /** What was checked: its rows are read page by page. */
  readonly sent: SentFile | undefined;
  readonly isWorking: boolean;
  /** It would do something else than was shown at first. */
  readonly isOutdated: boolean;
  readonly onImport: () => void;
  /** Checks once more. */
  readonly onCheck: () => void;
  /** Checks once more with some cells as they were corrected. */
  readonly onCorrect: (cells: CorrectedCells) => void;
}

/** What importing would do, and what is wrong with each cell. */
export function CheckResult(props: CheckResultProps): ReactNode {
  const { check, reading, isWorking, isOutdated, onImport, onCheck } = props;
  const t = useMessages();
  const { created, changed, unchanged, refused, problems } = check;
  const written = created + changed;
  const { result, goOn } = useNextCell(isWorking);
  return (
    <div ref={result} className="imports__check" aria-live="polite">
      <p>{t('imports.wouldDo', inGroups({ created, changed, unchanged, refused }))}</p>
      <MissingSeries missing={check.missingSeries} onOpened={onCheck} />
      {problems.length === 0 ? null : (
        <ProblemTable
          problems={problems}
          choices={check.choices}
          columns={reading.columns}
          isWorking={isWorking}
          onCorrect={(cells) => {
            goOn();
            props.onCorrect(cells);
          }}
        />
      )}
      {isOutdated ? <p role="alert">{t('documents.consequences.outdated')}</p> : null}
      {props.sent === undefined ? null : <ImportRows token={check.token} sent={props.sent} />}
      {isTouching(check.effects) ? <ConsequenceTabs rehearsal={plainOf(check)} /> : null}
      <div className="form__buttons">
        {refused === 0 || props.sent === undefined ? null : <RefusedRowsButton sent={props.sent} />}
        <Button variant="contained" disabled={isWorking || written === 0} onClick={onImport}>
          {t(refused > 0 ? 'imports.importOthers' : 'imports.import', { smart_count: written })}
        </Button>
      </div>
    </div>
  );
}

/** Saves the refused rows with their reasons, to be corrected in a spreadsheet. */
function RefusedRowsButton({ sent }: { readonly sent: SentFile }): ReactNode {
  const t = useMessages();
  const save = async (): Promise<void> => {
    const { fileName, content } = await readRefused(sent);
    downloadBlob(fileName, new Blob([content], { type: 'text/csv' }));
  };
  return (
    <Button
      variant="outlined"
      onClick={() => {
        save().catch(sayProblem);
      }}
    >
      {t('imports.saveRefused')}
    </Button>
  );
}

/** After a correction the focus goes to the next refused cell, or to what may be imported now. */
function useNextCell(isWorking: boolean) {
  const result = useRef<HTMLDivElement>(null);
  const hasCorrected = useRef(false);
  useEffect(() => {
    if (isWorking || !hasCorrected.current) return;
    hasCorrected.current = false;
    const cell = result.current?.querySelector<HTMLElement>('.imports__table input');
    const button = result.current?.querySelector<HTMLElement>('.MuiButton-contained');
    (cell ?? button)?.focus();
  }, [isWorking]);
  const goOn = () => {
    hasCorrected.current = true;
  };
  return { result, goOn };
}

/** Whether it moves stock, money or accounts: most imports only make records. */
const isTouching = ({ stock, money, balances }: ImportCheck['effects']): boolean =>
  stock.length + money.length + balances.length > 0;

const plainOf = ({ effects, token }: ImportCheck) => ({
  ...effects,
  token,
  revision: 0,
  documents: [],
});
