import type { Report, ReportColumn } from '@balcao/contracts';
import { useStore } from 'react-admin';

/** The column settings of a report. */
export interface ChosenColumns {
  readonly columns: readonly ReportColumn[];
  readonly isShown: (field: string) => boolean;
  readonly toggle: (field: string) => void;
  readonly hidden: readonly string[];
  /** Hides only these; defaults to those hidden at first. */
  readonly hide: (fields: readonly string[] | undefined) => void;
}

/** The visible columns, as remembered by this browser. */
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
