import './charts.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ExplainButton } from '../../explain/ExplainButton.js';
import type { ExplainedFigure } from '../../explain/explaining.js';
import { Amount } from '../../fields/Amount.js';
import { figureOfPath } from '../proof/proof-figure.js';

/** One bar: its name, its figure, and the list that the figure is the sum of. */
export interface Bar {
  readonly id: string;
  readonly name: string;
  readonly minor: number;
  readonly to?: string;
  /** `muted` for what is left over: it has no bar, which would dwarf all others. */
  readonly tone?: 'warning' | 'muted';
}

interface BarListProps {
  readonly bars: readonly Bar[];
  readonly label: string;
  /** What the bars are of, where it is not what their lists say first. */
  readonly field?: string | undefined;
}

/** Bars as a list of links: it reads like a table, with or without eyes for the bars. */
export function BarList({ bars, label, field }: BarListProps): ReactNode {
  const named = bars.filter(({ tone }) => tone !== 'muted');
  const most = Math.max(1, ...named.map(({ minor }) => Math.abs(minor)));
  return (
    <ul className="bars" aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.id} data-tone={bar.tone}>
          <BarFrame to={bar.to}>
            <span className="bars__name">{bar.name}</span>
            <Amount minor={bar.minor} />
            {bar.tone === 'muted' ? null : <Track minor={bar.minor} most={most} />}
          </BarFrame>
          <Why figure={figureOfPath(bar.to, bar.name, field)} />
        </li>
      ))}
    </ul>
  );
}

function Why({ figure }: { readonly figure: ExplainedFigure | undefined }): ReactNode {
  return figure === undefined ? null : <ExplainButton figure={figure} />;
}

interface TrackProps {
  readonly minor: number;
  readonly most: number;
}

/** Below zero a bar is hatched: colour would not be enough for everybody. */
function Track({ minor, most }: TrackProps): ReactNode {
  return (
    <span className="bars__track" aria-hidden>
      {minor === 0 ? null : (
        <span
          className="bars__bar"
          data-below={minor < 0 ? '' : undefined}
          style={{ width: `${(Math.abs(minor) / most) * 100}%` }}
        />
      )}
    </span>
  );
}

interface FrameProps {
  readonly to: string | undefined;
  readonly children: ReactNode;
}

function BarFrame({ to, children }: FrameProps): ReactNode {
  return to === undefined ? (
    <div className="bars__row">{children}</div>
  ) : (
    <Link className="bars__row" to={to}>
      {children}
    </Link>
  );
}
