import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Report, ReportColumn } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useStore } from 'react-admin';
import { usePopup } from '../layout/use-popup.js';
import type { ReportWords } from './words.js';

export interface ChosenColumns {
  readonly columns: readonly ReportColumn[];
  readonly isShown: (field: string) => boolean;
  readonly toggle: (field: string) => void;
  readonly hidden: readonly string[];
  /** Hides these alone; those that are hidden at first without any. */
  readonly hide: (fields: readonly string[] | undefined) => void;
}

/** The columns in sight, as this browser remembers them. */
export function useReportColumns({ name, columns }: Report): ChosenColumns {
  const first = columns.filter(({ isHidden }) => isHidden === true).map(({ field }) => field);
  const [hidden, setHidden] = useStore<readonly string[]>(`reports.${name}.hidden`, first);
  const isShown = (field: string) => !hidden.includes(field);
  return {
    columns: columns.filter(({ field }, index) => index === 0 || isShown(field)),
    isShown,
    hidden,
    hide: (fields) => {
      setHidden(fields ?? first);
    },
    toggle: (field) => {
      setHidden(isShown(field) ? [...hidden, field] : hidden.filter((each) => each !== field));
    },
  };
}

interface ReportColumnsProps {
  readonly report: Report;
  readonly chosen: ChosenColumns;
  readonly words: ReportWords;
}

/** Chooses the columns of the rows; the first is always there. */
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
