import '../theme/stacked.css';
import Button from '@mui/material/Button';
import type { ImportCheck, ImportChoice, ImportReading, CorrectedCells } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { CorrectedCell } from './CorrectedCell.js';

/** Cells that are corrected here at most: beyond them it is easier in the file itself. */
const correctableMax = 100;

interface ProblemTableProps {
  readonly problems: ImportCheck['problems'];
  readonly choices: ImportCheck['choices'];
  readonly columns: ImportReading['columns'];
  readonly isWorking: boolean;
  /** Takes the cells as they were corrected, and checks again. */
  readonly onCorrect: (cells: CorrectedCells) => void;
}

/** The cells that are refused and why; each can be corrected where it stands. */
export function ProblemTable(props: ProblemTableProps): ReactNode {
  const { problems, choices, columns, isWorking, onCorrect } = props;
  const t = useMessages();
  const [cells, setCells] = useState<CorrectedCells>({});
  /** The refused cells of a column that hold the same value. */
  const alike = (column: number, value: string) =>
    problems.filter((each) => each.column === column && each.value === value);
  const correctAll = (column: number, value: string, corrected: string) => {
    const all = alike(column, value).map(({ row }): [string, CorrectedCells[string]] => [
      String(row),
      { ...cells[row], [column]: corrected },
    ]);
    setCells({ ...cells, ...Object.fromEntries(all) });
  };
  const correct = () => {
    onCorrect(cells);
    setCells({});
  };
  return (
    <form
      className="imports__table"
      onSubmit={(event) => {
        event.preventDefault();
        correct();
      }}
    >
      <table className="stacked imports__problems">
        <caption>{t('imports.problems')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('imports.row')}</th>
            <th scope="col">{t('imports.column')}</th>
            <th scope="col">{t('imports.value')}</th>
            <th scope="col">{t('imports.problem')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map((problem, at) => {
            const { row, column, value = '', code } = problem;
            return (
              <ProblemRow
                key={`${row} ${column ?? code}`}
                problem={problem}
                heading={column === undefined ? '' : (columns[column]?.heading ?? '')}
                choices={column === undefined ? [] : (choices[column] ?? [])}
                corrected={column === undefined ? undefined : cells[row]?.[column]}
                count={column === undefined ? 0 : alike(column, value).length}
                isCorrectable={column !== undefined && at < correctableMax}
                onCorrect={(corrected) => {
                  if (column === undefined) return;
                  setCells({ ...cells, [row]: { ...cells[row], [column]: corrected } });
                }}
                onAll={(corrected) => {
                  if (column !== undefined) correctAll(column, value, corrected);
                }}
              />
            );
          })}
        </tbody>
      </table>
      {Object.keys(cells).length === 0 ? null : (
        <div className="form__buttons">
          <Button type="submit" variant="outlined" disabled={isWorking}>
            {t('imports.checkCorrected')}
          </Button>
        </div>
      )}
    </form>
  );
}

interface ProblemRowProps {
  readonly problem: ImportCheck['problems'][number];
  /** Of the column that is to blame. */
  readonly heading: string;
  readonly choices: readonly ImportChoice[];
  /** What the cell was corrected to. */
  readonly corrected: string | undefined;
  /** How many refused cells of the column hold the same value. */
  readonly count: number;
  readonly isCorrectable: boolean;
  readonly onCorrect: (corrected: string) => void;
  readonly onAll: (corrected: string) => void;
}

function ProblemRow(props: ProblemRowProps): ReactNode {
  const { heading, choices, corrected, count, isCorrectable, onCorrect, onAll } = props;
  const { row, value = '', message } = props.problem;
  const t = useMessages();
  return (
    <tr>
      <td data-label={t('imports.row')}>{row}</td>
      <td data-label={t('imports.column')}>{heading}</td>
      <td>
        {isCorrectable ? (
          <>
            <CorrectedCell
              label={t('imports.valueOf', { column: heading, row })}
              value={corrected ?? value}
              choices={choices}
              onChange={onCorrect}
            />
            <InAll corrected={corrected} count={count} onAll={onAll} />
          </>
        ) : (
          value
        )}
      </td>
      <td>{message}</td>
    </tr>
  );
}

interface InAllProps {
  /** What the cell was corrected to. */
  readonly corrected: string | undefined;
  /** How many refused cells hold what it held. */
  readonly count: number;
  readonly onAll: (corrected: string) => void;
}

/** Takes a correction over to all refused cells that hold the same value. */
function InAll({ corrected, count, onAll }: InAllProps): ReactNode {
  const t = useMessages();
  if (corrected === undefined || count < 2) return null;
  return (
    <Button
      size="small"
      onClick={() => {
        onAll(corrected);
      }}
    >
      {t('imports.inAll', { count })}
    </Button>
  );
}
