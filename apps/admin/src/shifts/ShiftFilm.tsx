import './film.css';
import type { ShiftFilmFrame } from '@balcao/contracts';
import Alert from '@mui/material/Alert';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '../skeletons/Skeleton.js';
import { AmountCell } from '../explain/AmountCell.js';
import { Explained } from '../explain/Explained.js';
import { rowFigure } from '../explain/figure-of.js';
import { Amount } from '../fields/Amount.js';
import { TableHead } from '../fields/TableHead.js';
import { useMessages } from '../i18n/use-messages.js';
import { documentPage } from './document-page.js';
import { Moment } from '../fields/Moment.js';
import { useFilm } from './use-film.js';

/** Everything that happened in a shift, with what should be in the drawer behind each. */
export function ShiftFilm({ id }: { readonly id: string }): ReactNode {
  const t = useMessages();
  const { frames, error } = useFilm(id);
  return (
    <section className="shift__film">
      <h2>{t('shifts.film')}</h2>
      {error === null ? null : <Alert severity="error">{error.message}</Alert>}
      {frames === undefined && error === null ? <Skeleton shape="text" /> : null}
      {frames?.length === 0 ? <p className="shift__hint">{t('shifts.noFilm')}</p> : null}
      {frames === undefined || frames.length === 0 ? null : <Film frames={frames} />}
    </section>
  );
}

/** The shift timeline, and the position in it. */
function Film({ frames }: { readonly frames: readonly ShiftFilmFrame[] }): ReactNode {
  const t = useMessages();
  const [at, setAt] = useState(frames.length - 1);
  const shown = frames[Math.min(at, frames.length - 1)];
  return (
    <>
      {shown === undefined ? null : (
        <div className="film__scrub">
          <input
            type="range"
            min={0}
            max={frames.length - 1}
            value={Math.min(at, frames.length - 1)}
            aria-label={t('shifts.scrub')}
            aria-valuetext={t(`shifts.kinds.${shown.kind}`)}
            onChange={({ target }) => {
              setAt(Number.parseInt(target.value, 10));
            }}
          />
          <p role="status">
            <Moment at={shown.at} isTimeOnly /> {t(`shifts.kinds.${shown.kind}`)}
            <strong>
              {t('shifts.expected')}{' '}
              <Explained
                figure={rowFigure('shift_film', 'expectedMinor', shown.id, t('shifts.expected'))}
              >
                <Amount minor={shown.expectedMinor} />
              </Explained>
            </strong>
          </p>
        </div>
      )}
      <Frames frames={frames} shownId={shown?.id} />
    </>
  );
}

interface FramesProps {
  readonly frames: readonly ShiftFilmFrame[];
  readonly shownId: string | undefined;
}

function Frames({ frames, shownId }: FramesProps): ReactNode {
  const t = useMessages();
  return (
    // It scrolls by itself where it is too wide: it has to be reached by keys for that.
    <div className="shift__scroll" tabIndex={0} role="region" aria-label={t('shifts.film')}>
      <table aria-label={t('shifts.film')}>
        <TableHead
          headings={[
            { label: t('shifts.at') },
            { label: t('shifts.what') },
            { label: t('shifts.cashier') },
            { label: t('shifts.amount'), isFigure: true },
            { label: t('shifts.cash'), isFigure: true },
            { label: t('shifts.expected'), isFigure: true },
          ]}
        />
        <tbody>
          {frames.map((frame) => (
            <Frame key={frame.id} frame={frame} isShown={frame.id === shownId} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FrameProps {
  readonly frame: ShiftFilmFrame;
  readonly isShown: boolean;
}

/** What a document is behind; its own page shows it. */
const documentKinds: ReadonlySet<string> = new Set(['sale', 'return', 'reclassified', 'cancelled']);

function Frame({ frame, isShown }: FrameProps): ReactNode {
  const { at, kind, recordId, cashier, reference, text, totalMinor, cashMinor, expectedMinor } =
    frame;
  const t = useMessages();
  const figureOf = (field: string, title: string) =>
    rowFigure(
      'shift_film',
      field,
      frame.id,
      reference === undefined ? title : `${title} · ${reference}`,
    );
  const isDocument = documentKinds.has(kind) && recordId !== undefined && reference !== undefined;
  return (
    <tr aria-current={isShown ? 'true' : undefined}>
      <td>
        <Moment at={at} isTimeOnly />
      </td>
      <td>
        {t(`shifts.kinds.${kind}`)}
        <span className="shift__told">
          {' '}
          {isDocument ? <Link to={documentPage(recordId)}>{reference}</Link> : reference}
          {reference !== undefined && text !== undefined ? ' · ' : null}
          {text}
        </span>
      </td>
      <td>
        {cashier}
        {frame.signedIn === undefined ? null : (
          <small className="film__by">{t('shifts.signedIn', { name: frame.signedIn })}</small>
        )}
        {frame.lineCashiers?.map(({ name, lines }) => (
          <small key={name} className="film__by">
            {t('shifts.lineCashier', { smart_count: lines, lines, name })}
          </small>
        ))}
      </td>
      <td className="number">
        {totalMinor === undefined ? null : (
          <Explained isInRow figure={figureOf('totalMinor', t('shifts.amount'))}>
            <Amount minor={totalMinor} />
          </Explained>
        )}
      </td>
      <AmountCell
        figure={cashMinor === 0 ? undefined : figureOf('cashMinor', t('shifts.cash'))}
        minor={cashMinor}
        dashForZero
      />
      <AmountCell figure={figureOf('expectedMinor', t('shifts.expected'))} minor={expectedMinor} />
    </tr>
  );
}
