import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { closeSnack, snack, type SnackMessage } from '../boot/snack.js';
import { useSlice } from '../boot/slice.js';
import { ProblemSummary } from './ProblemSummary.js';

/** The last of the messages that are shown now. */
const lastShown = (): number => snack.get().list.reduce((last, { id }) => Math.max(last, id), 0);

/**
 * Where a dialog shows what was refused of it, instead of a message at the bottom of the page that
 * goes by itself: it stays until something in the dialog changes.
 */
export function Refusal(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [since] = useState(lastShown);
  const [held, setHeld] = useState<SnackMessage>();
  const { list } = useSlice(snack);
  const refused = list.findLast(({ id, tone }) => tone === 'error' && id > since);
  if (refused !== undefined && refused !== held) setHeld(refused);
  useEffect(() => {
    if (refused !== undefined) closeSnack(refused.id);
  }, [refused]);
  useEffect(() => {
    const dialog = place.current?.closest('[role="dialog"]');
    const forget = (): void => {
      setHeld(undefined);
    };
    dialog?.addEventListener('input', forget);
    return () => {
      dialog?.removeEventListener('input', forget);
    };
  }, []);
  const problems = useMemo(
    () => (held === undefined ? [] : [{ path: 'root', message: held.message }]),
    [held],
  );
  return (
    <div ref={place}>
      <ProblemSummary problems={problems} />
    </div>
  );
}
