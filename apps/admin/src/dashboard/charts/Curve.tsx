import './charts.css';
import { useId, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { everyOf, partOf, ticksOf } from './scale.js';
import { useWidth } from './use-width.js';

/** One point of a curve, and the one that it is compared with. */
export interface CurvePoint {
  readonly label: string;
  /** As it is said in full. */
  readonly title: string;
  readonly value: number;
  readonly before?: number;
}

interface CurveProps {
  readonly points: readonly CurvePoint[];
  /** What the curve shows, and its main figures, for users who do not see it. */
  readonly summary: string;
  readonly hint: string;
  readonly now: string;
  readonly past: string;
  readonly showAxis: (value: number) => string;
  readonly showValue: (value: number) => string;
  readonly onOpen: (index: number) => void;
}

const height = 288;
const margin = { top: 12, right: 12, bottom: 24, left: 56 } as const;

/** A curve over time with the one before it dashed; arrow keys move along it, Enter opens. */
export function Curve(props: CurveProps): ReactNode {
  const { points, summary, hint, onOpen } = props;
  const [ref, width] = useWidth();
  const [at, setAt] = useState<number>();
  const hintId = useId();
  const place = placesOf(points, width);
  const shown = at === undefined ? undefined : points[at];
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>): void => {
    const x = clientX - currentTarget.getBoundingClientRect().left;
    setAt(place.nearest(x));
  };
  const move = (event: KeyboardEvent): void => {
    const next = afterKey(event.key, at, points.length);
    if (event.key === 'Enter' && at !== undefined) onOpen(at);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };
  return (
    <div
      ref={ref}
      className="curve"
      style={{ height }}
      role="application"
      aria-label={summary}
      aria-describedby={hintId}
      tabIndex={0}
      onPointerMove={point}
      onPointerLeave={() => {
        setAt(undefined);
      }}
      onBlur={() => {
        setAt(undefined);
      }}
      onKeyDown={move}
      onClick={() => {
        if (at !== undefined) onOpen(at);
      }}
    >
      {width === 0 ? null : <Drawing {...props} width={width} place={place} at={at} />}
      <span id={hintId} className="visually-hidden">
        {hint}
      </span>
      <span className="visually-hidden" role="status">
        {shown === undefined ? '' : `${shown.title}: ${props.showValue(shown.value)}`}
      </span>
      {shown === undefined || at === undefined ? null : (
        <Bubble {...props} point={shown} x={place.x(at)} width={width} />
      )}
    </div>
  );
}

interface Places {
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  readonly ticks: readonly number[];
  readonly nearest: (x: number) => number;
}

function placesOf(points: readonly CurvePoint[], width: number): Places {
  const values = points.flatMap(({ value, before }) => [value, before ?? 0]);
  const ticks = ticksOf(Math.min(...values), Math.max(...values));
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const inner = width - margin.left - margin.right;
  const last = Math.max(1, points.length - 1);
  const x = (index: number) => margin.left + (index / last) * inner;
  const y = (value: number) =>
    height - margin.bottom - partOf(value, low, high) * (height - margin.top - margin.bottom);
  const nearest = (at: number) =>
    Math.min(points.length - 1, Math.max(0, Math.round(((at - margin.left) / inner) * last)));
  return { x, y, ticks, nearest };
}

function afterKey(key: string, at: number | undefined, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return Math.min(count - 1, (at ?? -1) + 1);
    case 'ArrowLeft':
      return Math.max(0, (at ?? count) - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

interface DrawingProps extends CurveProps {
  readonly width: number;
  readonly place: Places;
  readonly at: number | undefined;
}

function Drawing({ points, showAxis, width, place, at }: DrawingProps): ReactNode {
  const { x, y, ticks } = place;
  const every = everyOf(points.length, width - margin.left, 56);
  const line = points.map(({ value }, index) => `${x(index)},${y(value)}`).join(' ');
  const past = points.flatMap(({ before }, index) =>
    before === undefined ? [] : [`${x(index)},${y(before)}`],
  );
  const ground = y(0);
  const shade = useId();
  return (
    <svg width={width} height={height} aria-hidden="true" focusable="false">
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className="curve__grid"
            x1={margin.left}
            x2={width - margin.right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text
            className="curve__tick"
            x={margin.left - 8}
            y={y(tick)}
            dy="0.32em"
            textAnchor="end"
          >
            {showAxis(tick)}
          </text>
        </g>
      ))}
      {points.map(({ label }, index) =>
        index % every === 0 ? (
          <text key={index} className="curve__tick" x={x(index)} y={height - 6} textAnchor="middle">
            {label}
          </text>
        ) : null,
      )}
      <linearGradient
        id={shade}
        gradientUnits="userSpaceOnUse"
        x1={0}
        x2={0}
        y1={margin.top}
        y2={ground}
      >
        <stop className="curve__top" />
        <stop className="curve__foot" offset="100%" />
      </linearGradient>
      <polygon
        className="curve__area"
        fill={`url(#${shade})`}
        points={`${x(0)},${ground} ${line} ${x(points.length - 1)},${ground}`}
      />
      <polyline className="curve__before" points={past.join(' ')} />
      <polyline className="curve__now" points={line} />
      {at === undefined ? null : <Mark x={x(at)} y={y(points[at]?.value ?? 0)} />}
    </svg>
  );
}

function Mark({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <>
      <line className="curve__cursor" x1={x} x2={x} y1={margin.top} y2={height - margin.bottom} />
      <circle className="curve__mark" cx={x} cy={y} r={4.5} />
    </>
  );
}

interface BubbleProps extends CurveProps {
  readonly point: CurvePoint;
  readonly x: number;
  readonly width: number;
}

function Bubble({ point, x, width, now, past, showValue }: BubbleProps): ReactNode {
  const isRight = x > width / 2;
  return (
    <div
      className="bubble"
      style={isRight ? { right: width - x + 12 } : { left: x + 12 }}
      aria-hidden
    >
      <strong>{point.title}</strong>
      <span>
        <i className="bubble__now" /> {now} <b>{showValue(point.value)}</b>
      </span>
      {point.before === undefined ? null : (
        <span>
          <i className="bubble__before" /> {past} <b>{showValue(point.before)}</b>
        </span>
      )}
    </div>
  );
}
