import './explained.css';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { explain, type ExplainedFigure } from './explaining.js';
import { isStep, stepToFigure } from './figure-keys.js';

interface ExplainedProps {
  /** Undefined where there is nothing to explain it by: it stands as it is. */
  readonly figure: ExplainedFigure | undefined;
  /**
   * In a row, one of many: reached by `W` and the arrows, not by Tab. Where the row leads somewhere
   * itself, a click goes there, and one with Alt, or on the mark, explains.
   */
  readonly isInRow?: boolean;
  readonly children: ReactNode;
}

/** Rows that lead somewhere can be focused; without a mouse there is neither Alt nor a mark. */
const leads = (figure: Element): boolean =>
  figure.closest('tr[tabindex]') !== null && !matchMedia('(hover: none)').matches;

/** A figure that shows, when asked, the events that add up to it. */
export function Explained({ figure, isInRow = false, children }: ExplainedProps): ReactNode {
  const t = useMessages();
  if (figure === undefined) return children;
  const onClick = (event: MouseEvent): void => {
    const isOnMark = (event.target as Element).closest('.explained__mark') !== null;
    if (leads(event.currentTarget) && !event.altKey && !isOnMark) return;
    event.preventDefault();
    event.stopPropagation();
    explain(figure);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Enter' || event.key === ' ' || event.key.toLowerCase() === 'w') {
      event.preventDefault();
      event.stopPropagation();
      explain(figure);
    } else if (isStep(event.key)) {
      stepToFigure(event);
    }
  };
  return (
    <span
      className="explained"
      role="button"
      tabIndex={isInRow ? -1 : 0}
      aria-haspopup="dialog"
      title={t('explain.open')}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {children}
      <span className="explained__mark" aria-hidden />
    </span>
  );
}
