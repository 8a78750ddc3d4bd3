import '../theme/stacked.css';
import Button from '@mui/material/Button';
import type { ImportCheck, ImportReading, MendedCells } from '@balcao/contracts';
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
          {problems.map(({ row, column, value = '', code, message }, at) => {
            const heading = column === undefined ? '' : (columns[column]?.heading ?? '');
            return (
              <tr key={`${row} ${column ?? code}`}>
                <td data-label={t('imports.row')}>{row}</td>
                <td data-label={t('imports.column')}>{heading}</td>
                <td>
                  {column === undefined || at >= mendable ? (
                    value
                  ) : (
                    <MendedCell
                      label={t('imports.valueOf', { column: heading, row })}
                      value={cells[row]?.[column] ?? value}
                      choices={choices[column] ?? []}
                      onChange={(mended) => {
                        setCells({ ...cells, [row]: { ...cells[row], [column]: mended } });
                      }}
                    />
                  )}
                </td>
                <td>{message}</td>
              </tr>
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
