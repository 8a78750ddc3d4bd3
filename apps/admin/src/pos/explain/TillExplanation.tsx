import './till-explanation.css';
import type { ExplainHead, ExplainRow } from '@balcao/contracts';
import { use, type ReactNode } from 'react';
import { Spinner } from '../../routing/Spinner.js';
import { Counted } from '../../explain/Counted.js';
import type { ExplainedFigure } from '../../explain/explaining.js';
import { showDay } from '../../formats/days.js';
import { showInstant } from '../../formats/instants.js';
import { loadMessages } from '../../i18n/messages.js';
import { useLanguage, useMessages } from '../../i18n/use-messages.js';
import { NativeDialog } from '../page/NativeDialog.js';
import { useTill, useTillView } from '../till/till-context.js';
import { useExplanation } from './read-explanation.js';

interface TillExplanationProps {
  readonly asked: ExplainedFigure;
  readonly onClose: () => void;
}

/** A dialog with the events that add up to a figure, oldest first. */
export function TillExplanation({ asked, onClose }: TillExplanationProps): ReactNode {
  const t = useMessages();
  const { companyId } = useTill();
  const { waiting } = useTillView();
  const { pages, hasFailed, more } = useExplanation(companyId, asked);
  const [head] = pages;
  const rows = pages.flatMap((page) => page.rows);
  return (
    <NativeDialog
      title={asked.title}
      onClose={onClose}
      aside={head === undefined ? null : <Counted of={head} amount={head.total} />}
    >
      <div className="pay till-explanation">
        {waiting === 0 ? null : (
          <p className="pos__hint">
            {t('tillShift.explain.waiting', { smart_count: waiting, count: waiting })}
          </p>
        )}
        {hasFailed ? <p role="alert">{t('tillShift.explain.failed')}</p> : null}
        {head === undefined ? hasFailed ? null : <Spinner /> : <Events head={head} rows={rows} />}
        {more === undefined ? null : (
          <button type="button" className="pay__plain" onClick={more}>
            {t('explain.more')}
          </button>
        )}
      </div>
    </NativeDialog>
  );
}

interface EventsProps {
  readonly head: ExplainHead;
  readonly rows: readonly ExplainRow[];
}

function Events({ head, rows }: EventsProps): ReactNode {
  const t = useMessages();
  if (rows.length === 0 && head.opening === 0) return <p>{t('explain.none')}</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('explain.groupings.event')}</th>
          <th scope="col">{t('explain.amount')}</th>
          <th scope="col">{t('explain.running')}</th>
        </tr>
      </thead>
      <tbody>
        {head.opening === 0 ? null : (
          <tr>
            <td>{t('explain.opening')}</td>
            <td />
            <td>
              <Counted of={head} amount={head.opening} isBare />
            </td>
          </tr>
        )}
        {rows.map((row, at) => (
          <Event key={`${row.id} ${at}`} head={head} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Event({ head, row }: { readonly head: ExplainHead; readonly row: ExplainRow }): ReactNode {
  const language = useLanguage();
  const { event = '', at, by, on, reference, text, amount, running } = row;
  const names: Readonly<Record<string, string>> = use(loadMessages(language)).events ?? {};
  const name = names[event] ?? event;
  const title = reference ?? text ?? (name === '' ? row.id : name);
  const when = at === undefined ? on && showDay(on, language) : showInstant(at, language);
  const details = [title === name ? undefined : name, when, by].filter(
    (each) => each !== undefined && each !== '',
  );
  return (
    <tr>
      <td>
        <strong>{title}</strong>
        <small>{details.join(' · ')}</small>
      </td>
      <td>
        <Counted of={head} amount={amount} isSigned isBare />
      </td>
      <td>
        <Counted of={head} amount={running} isBare />
      </td>
    </tr>
  );
}
