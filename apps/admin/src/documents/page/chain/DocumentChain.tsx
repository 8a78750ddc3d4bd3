import './chain.css';
import type { DocumentAnswer, DocumentRow } from '@balcao/contracts';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useEffect, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router';
import { DocumentAmount } from '../../parts/DocumentAmount.js';
import { DocumentStatusChip } from '../../../fields/DocumentStatusChip.js';
import { useMessages } from '../../../i18n/use-messages.js';
import { useDocumentTypes, useTypeName } from '../../../layout/use-document-types.js';
import { documentPath } from '../../../routing/document-paths.js';
import { ShownDay } from '../../parts/ShownDay.js';
import { chainOf, type Chain, type ChainPlace } from './chain.js';
import { useChain } from './use-chain.js';

/** Pixels of a document's box, and of the room around it. */
const box = { width: 204, height: 78, along: 44, across: 14 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The chain of related documents as a graph; absent without any. */
export function DocumentChain({ document }: { readonly document: DocumentAnswer }): ReactNode {
  const t = useMessages();
  const documents = useChain(document);
  const chain = useMemo(() => chainOf(documents), [documents]);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (documents.length < 2) return null;
  const rows = new Map(documents.map((row) => [row.id, row]));
  const at = (place: ChainPlace): Point => pointOf(place, isPhone);
  const size = sizeOf(chain, isPhone);
  return (
    <section className="card" aria-labelledby="chain-title">
      <h2 id="chain-title">{t('documents.chain.title')}</h2>
      <div className="chain" tabIndex={0} role="group" aria-labelledby="chain-title">
        <ol className="chain__canvas" style={size}>
          <Lines chain={chain} at={at} size={size} isDown={isPhone} />
          {chain.places.map((place) => {
            const row = rows.get(place.id);
            const { x, y } = at(place);
            const style: CSSProperties = { left: x, top: y, width: box.width, height: box.height };
            return row === undefined ? null : (
              <li key={place.id} style={style}>
                <ChainBox row={row} isHere={row.id === document.id} />
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

/** Steps go right; on phones, down. */
function pointOf({ step, row }: ChainPlace, isDown: boolean): Point {
  return isDown
    ? { x: row * (box.width + box.across), y: step * (box.height + box.along) }
    : { x: step * (box.width + box.along), y: row * (box.height + box.across) };
}

function sizeOf({ steps, rows }: Chain, isDown: boolean): { width: number; height: number } {
  const [across, down] = isDown ? [rows, steps] : [steps, rows];
  const [gapAcross, gapDown] = isDown ? [box.across, box.along] : [box.along, box.across];
  return {
    width: across * (box.width + gapAcross) - gapAcross,
    height: down * (box.height + gapDown) - gapDown,
  };
}

interface LinesProps {
  readonly chain: Chain;
  readonly at: (place: ChainPlace) => Point;
  readonly size: { readonly width: number; readonly height: number };
  readonly isDown: boolean;
}

function Lines({ chain, at, size, isDown }: LinesProps): ReactNode {
  const places = new Map(chain.places.map((place) => [place.id, place]));
  return (
    <svg className="chain__lines" {...size} aria-hidden="true">
      {chain.edges.map(({ from, to, kind }) => {
        const [a, b] = [places.get(from), places.get(to)];
        if (a === undefined || b === undefined) return null;
        const path = curve(at(a), at(b), isDown);
        return <path key={`${from} ${to}`} className={`chain__line--${kind}`} d={path} />;
      })}
    </svg>
  );
}

/** The path from the end of one box to the start of another. */
function curve(from: Point, to: Point, isDown: boolean): string {
  const half = box.along / 2;
  if (isDown) {
    const [x1, y1] = [from.x + box.width / 2, from.y + box.height];
    const x2 = to.x + box.width / 2;
    return `M${x1},${y1} C${x1},${y1 + half} ${x2},${to.y - half} ${x2},${to.y}`;
  }
  const [x1, y1] = [from.x + box.width, from.y + box.height / 2];
  const y2 = to.y + box.height / 2;
  return `M${x1},${y1} C${x1 + half},${y1} ${to.x - half},${y2} ${to.x},${y2}`;
}

interface ChainBoxProps {
  readonly row: DocumentRow;
  readonly isHere: boolean;
}

function ChainBox({ row, isHere }: ChainBoxProps): ReactNode {
  const nameOf = useTypeName();
  const type = useDocumentTypes().find(({ id }) => id === row.typeId);
  const here = useRef<HTMLAnchorElement>(null);
  // A long chain is wider than the page: it begins where one is.
  useEffect(() => {
    const chain = here.current?.closest('.chain');
    const place = here.current?.parentElement;
    if (!isHere || !chain || !place) return;
    chain.scrollLeft = place.offsetLeft + place.offsetWidth / 2 - chain.clientWidth / 2;
  }, [isHere, row.id]);
  return (
    <Link
      ref={here}
      className="chain__box"
      to={documentPath(row.typeId, row.id)}
      aria-current={isHere ? 'page' : undefined}
    >
      <small>
        <span className="chain__type">{type === undefined ? row.typeId : nameOf(type)}</span>
        <ShownDay day={row.issuedOn} />
      </small>
      <strong>{row.reference}</strong>
      <span>
        <DocumentAmount minor={row.totalMinor} currency={row.currency} />
        <DocumentStatusChip document={row} />
      </span>
    </Link>
  );
}
