import './film.css';
import type { ShiftRow } from '@balcao/contracts';
import { likelyCauses, type LikelyCause } from '@balcao/domain';
import { showMinor } from '@balcao/messages';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { Explained } from '../explain/Explained.js';
import { rowFigure } from '../explain/figure-of.js';
import { Amount } from '../fields/Amount.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { documentPage } from './document-page.js';
import { ExplainDialog } from './ExplainDialog.js';
import { Moment } from '../fields/Moment.js';
import { useFilm } from './use-film.js';

/** How the drawer differs from its books: by the Z, or by the last count of an open shift. */
function differenceOf({ state, differenceMinor, expectedMinor, counts }: ShiftRow): number {
  if (state === 'closed') return differenceMinor ?? 0;
  const last = counts.at(-1);
  return last === undefined ? 0 : last.countedMinor - (expectedMinor ?? last.countedMinor);
}

/** What could explain the difference of a shift, and what was found out about it. */
export function DifferenceFinder({ shift }: { readonly shift: ShiftRow }): ReactNode {
  const t = useMessages();
  const { frames } = useFilm(shift.id);
  const mayExplain = useMay('pos.manage') && shift.state === 'closed';
  const [explained, setExplained] = useState<LikelyCause | 'other'>();
  const differenceMinor = differenceOf(shift);
  if (differenceMinor === 0) return null;
  // That of an open shift is of its last count, which the timeline shows.
  const figure =
    shift.state === 'closed'
      ? rowFigure('shifts', 'differenceMinor', shift.id, t('shifts.difference'))
      : undefined;
  const causes = likelyCauses(frames ?? [], differenceMinor, shift.counts.at(-1));
  return (
    <section className="finder" aria-labelledby="finder">
      <h2 id="finder">
        {t('shifts.finder.title')}{' '}
        <Explained figure={figure}>
          <Amount minor={differenceMinor} />
        </Explained>
      </h2>
      {causes.length === 0 ? <p className="shift__hint">{t('shifts.finder.none')}</p> : null}
      <ol>
        {causes.map((cause, index) => (
          <Cause
            key={`${index} ${cause.kind}`}
            cause={cause}
            {...(mayExplain && {
              onConfirm: () => {
                setExplained(cause);
              },
            })}
          />
        ))}
      </ol>
      {mayExplain ? (
        <Button
          size="small"
          onClick={() => {
            setExplained('other');
          }}
        >
          {t('shifts.finder.other')}
        </Button>
      ) : null}
      <Explanations shift={shift} />
      {explained === undefined ? null : (
        <ExplainDialog
          shift={shift}
          cause={explained === 'other' ? undefined : explained}
          onClose={() => {
            setExplained(undefined);
          }}
        />
      )}
    </section>
  );
}

interface CauseProps {
  readonly cause: LikelyCause;
  readonly onConfirm?: () => void;
}

function Cause({ cause, onConfirm }: CauseProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { kind, fact, shouldBeMinor, valueMinor } = cause;
  const { reference, recordId, text } = fact ?? {};
  const name = [reference, text].filter((one) => one !== undefined).join(' · ');
  const amount = (minor: number | undefined) =>
    minor === undefined ? '' : showMinor(minor, language);
  return (
    <li>
      <span>
        {t(`shifts.causes.${kind}`)}
        <small>
          {reference !== undefined && recordId !== undefined && fact?.kind === 'sale' ? (
            <Link to={documentPage(recordId)}>{reference}</Link>
          ) : (
            name
          )}
          {valueMinor === undefined
            ? null
            : ` ${t('shifts.finder.note', { value: amount(valueMinor) })}`}
          {shouldBeMinor === undefined
            ? null
            : ` ${t('shifts.finder.shouldBe', { amount: amount(shouldBeMinor) })}`}
        </small>
      </span>
      {onConfirm === undefined ? null : (
        <Button size="small" variant="outlined" onClick={onConfirm}>
          {t('shifts.finder.confirm')}
        </Button>
      )}
    </li>
  );
}

/** The Z keeps its difference; the explanations are shown next to it. */
function Explanations({ shift }: { readonly shift: ShiftRow }): ReactNode {
  const t = useMessages();
  const { explanations = [] } = shift;
  if (explanations.length === 0) return null;
  return (
    <>
      <h2>{t('shifts.finder.explained')}</h2>
      <ul>
        {explanations.map(({ number, cause, reason, reference, by, at }) => (
          <li key={number}>
            <span>
              {t(`shifts.causes.${cause}`)}
              <small>{[reference, reason].filter((one) => one !== undefined).join(' · ')}</small>
            </span>
            <small>
              {by} <Moment at={at} />
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
