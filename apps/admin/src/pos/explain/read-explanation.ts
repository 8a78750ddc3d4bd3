import type { ExplainAnswer } from '@balcao/contracts';
import { useEffect, useState } from 'react';
import type { ExplainedFigure } from '../../explain/explaining.js';
import { request } from '../../http/request.js';

/** The loaded part of an explanation, and how to load more. */
export interface Explanation {
  readonly pages: readonly ExplainAnswer[];
  readonly hasFailed: boolean;
  /** Missing on the last page and while loading. */
  readonly more: (() => void) | undefined;
}

async function readPage(
  companyId: string,
  { figure, id = '', part, less }: ExplainedFigure,
  after: string,
): Promise<ExplainAnswer> {
  const query = new URLSearchParams({
    figure,
    id,
    ...(part !== undefined && { part }),
    ...(less !== undefined && { less }),
    ...(after !== '' && { after }),
  });
  const { body } = await request(`/api/explain?${query.toString()}`, { companyId });
  // Typed by the contract of the route.
  return body as ExplainAnswer;
}

/** The events that add up to a figure, page after page; `asked` stays the same meanwhile. */
export function useExplanation(companyId: string, asked: ExplainedFigure): Explanation {
  const [pages, setPages] = useState<readonly ExplainAnswer[]>([]);
  const [wanted, setWanted] = useState<string | undefined>('');
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (wanted === undefined) return undefined;
    let isOver = false;
    readPage(companyId, asked, wanted).then(
      (page) => {
        if (isOver) return;
        setPages((before) => [...before, page]);
        setWanted(undefined);
      },
      () => {
        if (!isOver) setFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [companyId, asked, wanted]);
  const next = pages.at(-1)?.next;
  const more =
    next === undefined || wanted !== undefined
      ? undefined
      : () => {
          setWanted(next);
        };
  return { pages, hasFailed, more };
}
