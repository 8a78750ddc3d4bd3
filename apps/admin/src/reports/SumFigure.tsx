import { isQuantitySum } from '@balcao/contracts';
import { fromMicros } from '@balcao/pricing';
import type { ReactNode } from 'react';
import { Amount } from '../fields/Amount.js';
import { Figure } from '../fields/cells.js';

interface SumFigureProps {
  /** Its name says whether it is of money or of quantities. */
  readonly field: string;
  /** Undefined where it says nothing, or is not seen. */
  readonly sum: number | undefined;
  readonly currency?: string;
  readonly dashForZero?: boolean;
}

/** A sum of a report: an amount, or a quantity. */
export function SumFigure({ field, sum, ...how }: SumFigureProps): ReactNode {
  if (sum === undefined) return null;
  if (!isQuantitySum(field)) return <Amount minor={sum} {...how} />;
  return <Figure decimal={fromMicros(sum)} />;
}
