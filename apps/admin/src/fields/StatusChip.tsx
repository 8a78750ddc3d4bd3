import './status-chip.css';
import type { ReactNode } from 'react';

export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

interface StatusChipProps {
  readonly tone: StatusTone;
  /** No longer in force: struck through. */
  readonly isStruck?: boolean;
  readonly children: string;
}

/** A state as a tinted chip with a dot. */
export function StatusChip({ tone, isStruck, children }: StatusChipProps): ReactNode {
  return (
    <span className={`chip chip--${tone}${isStruck === true ? ' chip--struck' : ''}`}>
      {children}
    </span>
  );
}
