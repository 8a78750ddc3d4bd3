import { useEffect, useRef, useState } from 'react';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { ProblemError } from '../http/problem-error.js';
import { useMessages } from '../i18n/use-messages.js';
import { goTo, type Wanted } from './read-moment.js';

export interface Going {
  /** From 0 to 100 while the rows of the moment are made; undefined while nothing is. */
  readonly percent: number | undefined;
  readonly problem: string | undefined;
  readonly go: (wanted: Wanted) => void;
  /** Stays where one is. */
  readonly stay: () => void;
}

/** The way to a moment; leaving the screen gives it up, here and at the server. */
export function useGoing(): Going {
  const t = useMessages();
  const { id } = useSlice(company);
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);
  const go = (wanted: Wanted): void => {
    if (id === null) return;
    under.current?.abort();
    const { signal } = (under.current = new AbortController());
    setProblem(undefined);
    setPercent(0);
    goTo(id, wanted, { signal, onProgress: setPercent }).catch((error: unknown) => {
      if (signal.aborted) return;
      setPercent(undefined);
      setProblem(error instanceof ProblemError ? error.message : t('app.failed'));
    });
  };
  const stay = (): void => {
    under.current?.abort();
    setPercent(undefined);
  };
  return { percent, problem, go, stay };
}
