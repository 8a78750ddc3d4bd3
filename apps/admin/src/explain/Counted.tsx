import type { ExplainHead } from '@balcao/contracts';
import { fromMicros } from '@balcao/pricing';
import type { ReactNode } from 'react';
import { Amount } from '../fields/Amount.js';
import { Figure } from '../fields/cells.js';

interface CountedProps {
  readonly of: Pick<ExplainHead, 'kind' | 'currency' | 'unit'>;
  /** In minor units or millionths. */
  readonly amount: number;
  /** Says of what is added that it is. */
  readonly isSigned?: boolean;
  /** Says the currency or unit behind it. */
  readonly isBare?: boolean;
}

/** An amount or a quantity, as the figure's kind is. */
export function Counted({ of, amount, isSigned = false, isBare = false }: CountedProps): ReactNode {
  const { kind, currency, unit } = of;
  return (
    <span className={amount < 0 && isSigned ? 'explain__less' : undefined}>
      {isSigned && amount > 0 ? '+' : null}
      {kind === 'money' ? (
        <Amount minor={amount} {...(currency !== undefined && !isBare && { currency })} />
      ) : (
        <Figure decimal={fromMicros(amount)} {...(unit !== undefined && !isBare && { unit })} />
      )}
    </span>
  );
}
