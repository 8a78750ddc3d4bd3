import type { ReactNode } from 'react';
import { Amount } from '../fields/Amount.js';

interface PaymentSumsProps {
  readonly sums: readonly (readonly [label: string, minor: number])[];
}

/** What a form of payments comes to. */
export function PaymentSums({ sums }: PaymentSumsProps): ReactNode {
  return (
    <dl className="payment__sum" aria-live="polite">
      {sums.map(([label, minor]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Amount minor={minor} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
