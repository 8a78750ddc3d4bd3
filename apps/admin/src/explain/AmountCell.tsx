import type { ComponentProps, ReactNode } from 'react';
import { Amount } from '../fields/Amount.js';
import { Explained } from './Explained.js';
import type { ExplainedFigure } from './explaining.js';

interface AmountCellProps extends ComponentProps<typeof Amount> {
  /** Undefined where there is nothing to explain it by. */
  readonly figure: ExplainedFigure | undefined;
  /** The heading, for narrow screens, where cells stand one below the other. */
  readonly label?: string;
  /** Narrow screens leave it out. */
  readonly isEmpty?: boolean;
  /** Below the amount. */
  readonly children?: ReactNode;
}

/** The cell of a row with an amount that shows, when asked, the events that add up to it. */
export function AmountCell(props: AmountCellProps): ReactNode {
  const { figure, label, isEmpty, children, ...amount } = props;
  return (
    <td className="number" data-label={label} data-empty={isEmpty}>
      <Explained isInRow figure={figure}>
        <Amount {...amount} />
      </Explained>
      {children}
    </td>
  );
}
