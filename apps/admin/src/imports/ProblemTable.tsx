import '../theme/stacked.css';
import Button from '@mui/material/Button';
import type { ImportCheck, ImportChoice, ImportReading, MendedCells } from '@balcao/contracts';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { MendedCell } from './MendedCell.js';

/** Cells that are mended here at most: beyond them the file itself is the place to mend. */
const mendable = 100;

interface ProblemTableProps {
  readonly problems: ImportCheck['problems'];
  readonly choices: ImportCheck['choices'];
  readonly columns: ImportReading['columns'];
  readonly isWorking: boolean;
  /** Takes the cells as they were mended, and checks again. */
  readonly onMend: (cells: MendedCells) => void;
}

/** The cells that are refused and why; each can be mended where it stands. */
export function ProblemTable(props: ProblemTableProps): ReactNode {
  const { problems, choices, columns, isWorking, onMend } = props;
  const t = useMessages();
  const [cells, setCells] = useState<MendedCells>({});
  /** The refused cells of a column that hold the same value. */
  const alike = (column: number, value: string) =>
    problems.filter((each) => each.column === column && each.value === value);
  const mendAll = (column: number, value: string, mended: string) => {
    const all = alike(column, value).map(({ row }): [string, MendedCells[string]] => [
      String(row),
      { ...cells[row], [column]: mended },
    ]);
    setCells({ ...cells, ...Object.fromEntries(all) });
  };
  const mend = () => {
    onMend(cells);
    setCells({});
  };
  return (
    <form
      className="imports__table"
      onSubmit={(event) => {
        event.preventDefault();
        mend();
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
                mended={column === undefined ? undefined : cells[row]?.[column]}
                count={column === undefined ? 0 : alike(column, value).length}
                isMendable={column !== undefined && at < mendable}
                onMend={(mended) => {
                  if (column === undefined) return;
                  setCells({ ...cells, [row]: { ...cells[row], [column]: mended } });
                }}
                onAll={(mended) => {
                  if (column !== undefined) mendAll(column, value, mended);
                }}
              />
            );
          })}
        </tbody>
      </table>
      {Object.keys(cells).length === 0 ? null : (
        <div className="form__buttons">
          <Button type="submit" variant="outlined" disabled={isWorking}>
            {t('imports.checkMended')}
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
  readonly mended: string | undefined;
  /** How many refused cells of the column hold the same value. */
  readonly count: number;
  readonly isMendable: boolean;
  readonly onMend: (mended: string) => void;
  readonly onAll: (mended: string) => void;
}

function ProblemRow(props: ProblemRowProps): ReactNode {
  const { heading, choices, mended, count, isMendable, onMend, onAll } = props;
  const { row, value = '', message } = props.problem;
  const t = useMessages();
  return (
    <tr>
      <td data-label={t('imports.row')}>{row}</td>
      <td data-label={t('imports.column')}>{heading}</td>
      <td>
        {isMendable ? (
          <>
            <MendedCell
              label={t('imports.valueOf', { column: heading, row })}
              value={mended ?? value}
              choices={choices}
              onChange={onMend}
            />
            <InAll mended={mended} count={count} onAll={onAll} />
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
  readonly mended: string | undefined;
  /** How many refused cells hold what it held. */
  readonly count: number;
  readonly onAll: (mended: string) => void;
}

/** Takes a correction over to all refused cells that hold the same value. */
function InAll({ mended, count, onAll }: InAllProps): ReactNode {
  const t = useMessages();
  if (mended === undefined || count < 2) return null;
  return (
    <Button
      size="small"
      onClick={() => {
        onAll(mended);
      }}
    >
      {t('imports.inAll', { count })}
    </Button>
  );
}
