import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'react-admin';
import { useMessages } from '../../i18n/use-messages.js';
import {
  clampedWidth,
  filledWidths,
  WIDTH_MAX,
  WIDTH_MIN,
  WIDTH_STEP,
  type ColumnWidths,
} from './column-widths.js';

/** The storage key of a list's column widths. */
export const widthsKey = (storeKey: string): string => `${storeKey}_columnWidths`;

interface Heading {
  readonly source: string;
  readonly cell: HTMLElement;
}

interface ColumnEdgesProps {
  readonly place: RefObject<HTMLElement | null>;
  readonly storeKey: string;
}

/**
 * Handles at the edges of a table's headings to resize columns with the mouse or the arrow keys; a
 * double click or Home resets all of them to their content.
 */
export function ColumnEdges({ place, storeKey }: ColumnEdgesProps): ReactNode {
  const headings = useHeadings(place);
  const [widths, setWidths] = useStore<ColumnWidths | undefined>(widthsKey(storeKey));
  useLaidOut(place, headings, widths);
  const shown = (): ColumnWidths =>
    Object.fromEntries(headings.map(({ source, cell }) => [source, cell.offsetWidth]));
  return headings.map(({ source, cell }) =>
    createPortal(
      <Edge
        width={widths?.[source] ?? cell.offsetWidth}
        column={cell.innerText}
        onWidth={(width) => {
          setWidths({ ...widths, ...shown(), [source]: clampedWidth(width) });
        }}
        onReset={() => {
          setWidths(undefined);
        }}
      />,
      cell,
      source,
    ),
  );
}

const columnClass = /(?:^| )column-(\S+)/;

/** The headings of the visible columns. */
function headingsIn(place: HTMLElement | null): readonly Heading[] {
  const cells = place?.querySelectorAll<HTMLElement>('thead th') ?? [];
  return [...cells].flatMap((cell) => {
    const source = columnClass.exec(cell.className)?.[1];
    return source === undefined || source === 'undefined' ? [] : [{ source, cell }];
  });
}

function useHeadings(place: RefObject<HTMLElement | null>): readonly Heading[] {
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  useEffect(() => {
    const row = place.current?.querySelector('thead tr');
    if (row === null || row === undefined) return undefined;
    const read = (): void => {
      setHeadings(headingsIn(place.current));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(row, { childList: true });
    return () => {
      observer.disconnect();
    };
  }, [place]);
  return headings;
}

/** Applies the chosen widths; without any, the table fits its content. */
function useLaidOut(
  place: RefObject<HTMLElement | null>,
  headings: readonly Heading[],
  widths: ColumnWidths | undefined,
): void {
  useLayoutEffect(() => {
    const { current } = place;
    const table = current?.querySelector('table');
    if (current === null || table === null || table === undefined) return undefined;
    const lay = (): void => {
      const others = [...table.querySelectorAll<HTMLElement>('thead th')]
        .filter((cell) => !headings.some((heading) => heading.cell === cell))
        .reduce((sum, cell) => sum + cell.offsetWidth, 0);
      const sources = headings.map(({ source }) => source);
      const room = current.clientWidth - others;
      const filled = widths === undefined ? [] : filledWidths(sources, widths, room);
      headings.forEach(({ cell }, at) => {
        cell.style.width = filled[at] === undefined ? '' : `${filled[at]}px`;
      });
      const whole = filled.reduce((sum, width) => sum + width, others);
      table.style.width = widths === undefined ? '' : `${whole}px`;
      current.classList.toggle('list__table--fixed', widths !== undefined);
    };
    lay();
    const observer = new ResizeObserver(lay);
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [place, headings, widths]);
}

interface EdgeProps {
  readonly width: number;
  readonly column: string;
  readonly onWidth: (width: number) => void;
  readonly onReset: () => void;
}

function Edge({ width, column, onWidth, onReset }: EdgeProps): ReactNode {
  const t = useMessages();
  const grip = useRef<{ readonly x: number; readonly width: number } | undefined>(undefined);
  const widthNow = (edge: HTMLElement): number => edge.parentElement?.offsetWidth ?? width;
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const { currentTarget, clientX, pointerId } = event;
    event.preventDefault();
    currentTarget.setPointerCapture(pointerId);
    grip.current = { x: clientX, width: widthNow(currentTarget) };
  };
  const onPointerMove = ({ clientX }: PointerEvent<HTMLElement>): void => {
    if (grip.current !== undefined) onWidth(grip.current.width + clientX - grip.current.x);
  };
  const letGo = (): void => {
    grip.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const by = { ArrowLeft: -WIDTH_STEP, ArrowRight: WIDTH_STEP }[event.key];
    if (by === undefined && event.key !== 'Home') return;
    event.preventDefault();
    event.stopPropagation();
    if (by === undefined) onReset();
    else onWidth(widthNow(event.currentTarget) + by);
  };
  return (
    <span
      role="separator"
      tabIndex={0}
      className="column-edge"
      aria-orientation="vertical"
      aria-label={t('lists.columns.width', { column: column.trim() })}
      aria-valuenow={width}
      aria-valuemin={WIDTH_MIN}
      aria-valuemax={WIDTH_MAX}
      title={t('lists.columns.widthHint')}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onDoubleClick={onReset}
      onKeyDown={onKeyDown}
    />
  );
}
