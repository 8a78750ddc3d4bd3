import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { verbPath } from '../admin/data-provider.js';
import { useBalcao } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { request } from '../http/request.js';
import { messageOf, sayProblem } from '../http/say-problem.js';
import type { ChosenPapers, PaperList } from './chosen-papers.js';
import { nextCopy, papersAddress, type WantedCopy } from './paper-request.js';
import { printFrame } from './print-frame.js';

/** A document that could not be printed. */
interface Refused {
  readonly reference: string;
  readonly reason: string;
}

interface BatchPrinting {
  readonly wanted: readonly WantedCopy[];
  readonly page: string | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly refused: readonly Refused[];
  readonly isBusy: boolean;
  /** Notes each copy, then hands those that could be noted to the printer. */
  readonly print: () => Promise<void>;
}

/** Several documents, or payments, on their way onto paper. */
export function useBatchPrinting(
  { kind, resource, rows }: ChosenPapers,
  frame: RefObject<HTMLIFrameElement | null>,
): BatchPrinting {
  const companyId = useSlice(company).id ?? '';
  const queries = useQueryClient();
  const note = useNoting(kind);
  const [wanted, setWanted] = useState(() =>
    rows.map((row): WantedCopy => ({
      id: row.id,
      reference: row.reference,
      copy: nextCopy(row),
    })),
  );
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [isBusy, setBusy] = useState(false);
  const paper = useQuery({
    queryKey: [kind, 'papers', wanted],
    queryFn: async () =>
      String((await request(papersAddress(companyId, kind, wanted), { companyId })).body),
    retry: false,
    gcTime: 0,
    enabled: wanted.length > 0,
  });
  const print = async (): Promise<void> => {
    setBusy(true);
    try {
      const outcome = await note(wanted);
      setRefused(outcome.refused);
      await queries.invalidateQueries({ queryKey: [resource, 'getList'] });
      if (outcome.noted.length === 0) return;
      if (outcome.refused.length > 0) setWanted(outcome.noted);
      else await paper.refetch();
      await printFrame(frame);
    } catch (error) {
      sayProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    wanted,
    page: paper.data,
    error: paper.error,
    retry: () => void paper.refetch(),
    refused,
    isBusy,
    print,
  };
}

/** Notes each copy as handed out; one that is refused holds up no other. */
function useNoting(kind: PaperList['kind']) {
  const provider = useBalcao();
  return async (wanted: readonly WantedCopy[]) => {
    const noted: WantedCopy[] = [];
    const refused: Refused[] = [];
    for (const each of wanted) {
      try {
        await provider.send(verbPath(kind, each.id, 'print'), { copy: each.copy });
        noted.push(each);
      } catch (error) {
        const reason = messageOf(error);
        refused.push({ reference: each.reference, reason });
      }
    }
    return { noted, refused };
  };
}
