import type { SavedView } from '@balcao/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { isFirstOpening } from '../management/views/begun-lists.js';
import { useViews } from '../management/views/use-views.js';
import type { ViewsAtHand } from '../management/views/use-views-menu.js';
import type { ChosenColumns } from './use-report-columns.js';
import { contentOf, isAsKept, keptReport, listOf, type KeptUnder } from './report-view.js';

/** The column settings saved with a report. */
export type HiddenColumns = Pick<ChosenColumns, 'hidden' | 'hide'>;

/** The saved views of a report and the active one; the default view is opened first. */
export function useReportViews(report: KeptUnder, chosen: HiddenColumns): ViewsAtHand {
  const { id: companyId } = useSlice(company);
  const [address, setAddress] = useSearchParams();
  const list = listOf(report.name);
  const at = useViews(list);
  const [chosenId, setChosenId] = useState<string>();
  const { views = [], defaultId } = at;
  const content = contentOf(report, address, chosen.hidden);
  const current =
    views.find(({ id }) => id === chosenId) ?? views.find((view) => isAsKept(content, view));
  const show = (view: SavedView | undefined, isChosen = true): void => {
    const kept = view === undefined ? undefined : keptReport(view);
    chosen.hide(kept?.hidden);
    setAddress({ ...kept?.address }, { replace: !isChosen });
  };
  const isRead = at.views !== undefined;
  const begin = useEffectEvent(() => {
    if (!isFirstOpening(companyId ?? '', list) || address.size > 0) return;
    const first = views.find(({ id }) => id === defaultId);
    if (first !== undefined) show(first, false);
  });
  useEffect(() => {
    if (isRead) begin();
  }, [isRead]);
  return {
    at,
    views,
    current,
    content,
    isChanged: current !== undefined && !isAsKept(content, current),
    show: (view) => {
      setChosenId(view?.id);
      show(view);
    },
    choose: setChosenId,
  };
}
