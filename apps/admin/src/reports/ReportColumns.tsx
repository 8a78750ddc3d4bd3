import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Report } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { usePopup } from '../fields/use-popup.js';
import type { ChosenColumns } from './use-report-columns.js';
import type { ReportWords } from '../explain/report-words.js';

interface ReportColumnsProps {
  readonly report: Report;
  readonly chosen: ChosenColumns;
  readonly words: ReportWords;
}

/** Chooses the columns; the first cannot be hidden. */
export function ReportColumns({ report, chosen, words }: ReportColumnsProps): ReactNode {
  const { opener, hung } = usePopup();
  return (
    <>
      <Button className="report-columns" startIcon={<ViewColumn />} {...opener}>
        {words.t('reports.columns')}
      </Button>
      <Menu {...hung}>
        {report.columns.slice(1).map(({ field }) => (
          <MenuItem
            key={field}
            role="menuitemcheckbox"
            aria-checked={chosen.isShown(field)}
            onClick={() => {
              chosen.toggle(field);
            }}
          >
            <Checkbox size="small" tabIndex={-1} checked={chosen.isShown(field)} />
            {words.field(field)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
