import '../../explain/explained.css';
import './till-figure.css';
import { useState, type ReactNode } from 'react';
import { lazyScreen } from '../../routing/lazy-screen.js';
import { showSnack } from '../../boot/snack.js';
import type { ExplainedFigure } from '../../explain/explaining.js';
import { needMessages } from '../../i18n/messages.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useTillView } from '../till/till-context.js';

const Explanation = lazyScreen(async () => {
  const [{ TillExplanation }] = await Promise.all([
    import('./TillExplanation.js'),
    needMessages('explain'),
  ]);
  return TillExplanation;
});

interface TillFigureProps {
  /** Undefined if it has no events to explain it. */
  readonly figure: ExplainedFigure | undefined;
  readonly children: ReactNode;
}

/** A figure of the till that shows the events that add up to it on request. */
export function TillFigure({ figure, children }: TillFigureProps): ReactNode {
  const t = useMessages();
  const { isOnline } = useTillView();
  const [asked, setAsked] = useState<ExplainedFigure>();
  if (figure === undefined) return children;
  const ask = (): void => {
    if (isOnline) setAsked(figure);
    else showSnack(t('tillShift.explain.offline'), 'info');
  };
  return (
    <>
      <button
        type="button"
        className="explained till-figure"
        aria-haspopup="dialog"
        title={t('tillShift.explain.open')}
        onClick={ask}
      >
        {children}
      </button>
      {asked === undefined ? null : (
        <Explanation
          asked={asked}
          onClose={() => {
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}
