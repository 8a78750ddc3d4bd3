import type { Report, ReportGroup } from '@balcao/contracts';
import { filterOf, isBesideAnotherDay, type ReportState } from './report-state.js';
import type { ReportAsked } from '../explain/figure-of.js';

/** The filters of a report on screen, and those of one of its groups. */
export function askedOf(
  report: Report,
  state: ReportState,
  where: ReportGroup['where'] = {},
): ReportAsked {
  return {
    filter: JSON.stringify({ ...filterOf(report, state), ...where }),
    ...(report.isOfOneDay === true && { on: state.on }),
    ...(isBesideAnotherDay(report, state) && { besideOn: state.besideOn }),
  };
}
