import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CopyKind, PrintModelRow } from '@balcao/contracts';
import { useRef, useState, type RefObject } from 'react';
import { useGetList } from 'react-admin';
import { verbPath } from '../admin/data-provider.js';
import { useBalcao } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { sayProblem } from '../http/say-problem.js';
import { printFrame } from './print-frame.js';
import { paperAddress, readPaper, type PaperWish, type Printable } from './paper-request.js';

export interface Printing {
  readonly wish: PaperWish;
  readonly choose: (wish: PaperWish) => void;
  readonly copies: readonly CopyKind[];
  readonly models: readonly PrintModelRow[];
  readonly page: string | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly isBusy: boolean;
  /** Notes the copy, then hands it to the printer or out as a file. */
  readonly print: (to: 'printer' | 'pdf' | 'xlsx') => Promise<void>;
}

/** The way onto paper: which copy, by which model, and noting that it was handed out. */
export function usePrinting(printable: Printable): Printing {
  const { resource, id, typeId, isPrinted, isCancelled } = printable;
  const provider = useBalcao();
  const queries = useQueryClient();
  const companyId = useSlice(company).id ?? '';
  const copies = copiesOf(isPrinted, isCancelled);
  const [chosen, setWish] = useState<PaperWish>({ copy: copies[0] ?? 'duplicate' });
  const [isBusy, setBusy] = useState(false);
  // Once the original is out, another copy is shown; not before it has gone to the printer.
  const isThere = isBusy || copies.includes(chosen.copy);
  const wish: PaperWish = isThere ? chosen : { ...chosen, copy: copies[0] ?? 'duplicate' };
  const frame = useRef<HTMLIFrameElement>(null);
  const { data: models = [] } = useGetList<PrintModelRow>('commercial/print_model', {
    filter: { isArchived: false },
    pagination: { page: 1, perPage: 100 },
  });
  const key = [resource, 'paper', id, wish] as const;
  const paper = useQuery({ queryKey: key, queryFn: () => readPaper(companyId, printable, wish) });
  const print = async (to: 'printer' | 'pdf' | 'xlsx'): Promise<void> => {
    setBusy(true);
    try {
      const file = to === 'pdf' ? { ...wish, format: to } : { copy: wish.copy };
      await provider.send(verbPath(resource, id, 'print'), file);
      await queries.invalidateQueries({ queryKey: [resource] });
      await paper.refetch();
      if (to === 'printer') await printFrame(frame);
      else window.open(paperAddress(companyId, printable, wish, to), '_blank', 'noopener');
    } catch (error) {
      sayProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    wish,
    choose: setWish,
    copies,
    models: models.filter(({ typeIds }) => typeIds.includes(typeId)),
    page: paper.data,
    error: paper.error,
    retry: () => void paper.refetch(),
    frame,
    isBusy,
    print,
  };
}

/** The original while there is none, its second and third copy afterwards. */
function copiesOf(isPrinted: boolean, isCancelled: boolean): readonly CopyKind[] {
  if (isPrinted) return ['second', 'third', 'duplicate', 'triplicate'];
  return isCancelled ? ['duplicate', 'triplicate'] : ['original', 'duplicate', 'triplicate'];
}
