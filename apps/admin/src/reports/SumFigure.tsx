import { isQuantitySum } from '@balcao/contracts';
import { fromMicros } from '@balcao/pricing';
import type { ReactNode } from 'react';
import { Explained } from '../explain/Explained.js';
import type { ExplainedFigure } from '../explain/explaining.js';
import { Amount } from '../fields/Amount.js';
import { Figure } from '../fields/cells.js';

interface SumFigureProps {
  /** The name decides whether it is an amount or a quantity. */
  readonly field: string;
  /** Undefined if it is meaningless or may not be seen. */
  readonly sum: number | undefined;
  readonly currency?: string;
  readonly dashForZero?: boolean;
  /** The source of its explanation. */
  readonly figure?: ExplainedFigure | undefined;
}

/** A sum of a report: an amount, or a quantity. */
export function SumFigure({ field, sum, figure, ...how }: SumFigureProps): ReactNode {
  if (sum === undefined) return null;
  return (
    <Explained figure={figure}>
      {isQuantitySum(field) ? (
        <Figure decimal={fromMicros(sum)} />
      ) : (
        <Amount minor={sum} {...how} />
      )}
    </Explained>
  );
}
