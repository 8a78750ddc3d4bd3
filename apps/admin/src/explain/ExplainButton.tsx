import './explained.css';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { explain, type ExplainedFigure } from './explaining.js';

/** Explains a figure that is a link itself: the button stands next to it. */
export function ExplainButton({ figure }: { readonly figure: ExplainedFigure }): ReactNode {
  const t = useMessages();
  const name = t('explain.of', { name: figure.title });
  return (
    <button
      type="button"
      className="explain-button"
      aria-haspopup="dialog"
      aria-label={name}
      title={name}
      onClick={() => {
        explain(figure);
      }}
    >
      <span aria-hidden>=</span>
    </button>
  );
}
