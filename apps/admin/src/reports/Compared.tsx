import type { Report, ReportGroup } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { ComparedWithNow } from '../compare/ComparedWithNow.js';
import type { ComparedRow } from '../compare/comparison.js';
import { pageQueryOf, type ReportState } from './report-state.js';
import type { ReportRow } from './use-report.js';
import type { ReportWords } from '../explain/report-words.js';

interface ComparedProps {
  readonly report: Report;
  readonly state: ReportState;
  readonly words: ReportWords;
  readonly rows: readonly (ReportRow | ReportGroup)[];
}

/** In a point-in-time view: the differences from the current rows or subtotals of a report. */
export function Compared({ report, state, words, rows }: ComparedProps): ReactNode {
  const by = report.dimensions.find(({ name }) => name === state.by);
  return (
    <ComparedWithNow
      path={`reports/${report.name}`}
      query={pageQueryOf(report, state).toString()}
      rows={rows.map((row): ComparedRow => ({ ...row }))}
      areGroups={by !== undefined}
      resource={`commercial/reports/${report.name}`}
      nameOf={(row) =>
        // What a grouped report is compared by is its groups.
        by === undefined ? nameOf(row) : words.group(by, row as unknown as ReportGroup)
      }
    />
  );
}

const nameOf = (row: ComparedRow): string =>
  [row['reference'], row['code'], row['name'], row['clientName']]
    .filter((text) => typeof text === 'string')
    .join(' · ') || row.id;
