import type { StockCountEntryRow } from '@balcao/contracts';
import { showDecimal } from '@balcao/messages';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { Explained } from '../explain/Explained.js';
import { partFigure } from '../explain/figure-of.js';
import { Figure } from '../fields/cells.js';
import { showInstant } from '../formats/instants.js';
import { parseTypedDecimal } from '../formats/typed-decimal.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { ArticleCell } from './ArticleCell.js';

interface CountTableProps {
  readonly entries: readonly StockCountEntryRow[];
  /** What is typed and not saved yet, by entry. */
  readonly typed: Readonly<Record<string, string>>;
  /** Whoever counts does not see what the books say. */
  readonly isBlind: boolean;
  /** Without it, nothing can be counted any more. */
  readonly onType?: (id: string, text: string) => void;
  readonly onEnter?: (entry: StockCountEntryRow) => void;
}

/** What a count lists, and what was found. */
export function CountTable(props: CountTableProps): ReactNode {
  const { entries, isBlind } = props;
  const t = useMessages();
  const hasBatches = entries.some(({ batchName }) => batchName !== undefined);
  return (
    <div className="list__table">
      <table className="count__table" aria-label={t('layout.pages.stockCounts')}>
        <thead>
          <tr>
            <th scope="col">{t('resources.commercial/stock.fields.articleId')}</th>
            {hasBatches ? (
              <th scope="col" className="count__batch">
                {t('resources.commercial/stock.fields.batchId')}
              </th>
            ) : null}
            {isBlind ? null : (
              <th scope="col" className="count__figure">
                {t('stock.count.byBooks')}
              </th>
            )}
            <th scope="col" className="count__figure">
              {t('stock.count.counted')}
            </th>
            {isBlind ? null : (
              <th scope="col" className="count__figure">
                {t('stock.count.difference')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id} {...props} entry={entry} hasBatches={hasBatches} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends CountTableProps {
  readonly entry: StockCountEntryRow;
  readonly hasBatches: boolean;
}

function Row({ entry, hasBatches, typed, isBlind, onType, onEnter }: RowProps): ReactNode {
  const language = useLanguage();
  const t = useMessages();
  const { difference = '0', countedAt } = entry;
  const figureOf = (field: 'theoretical' | 'difference', label: string) =>
    partFigure('stock_count_entries', field, entry.id, `${label} · ${entry.articleName ?? ''}`);
  return (
    <tr>
      <td>
        <ArticleCell name={entry.articleName} code={entry.articleCode} />
        {entry.batchName === undefined ? null : (
          <small className="count__under">{entry.batchName}</small>
        )}
        {countedAt === undefined ? null : (
          <small className="count__when">{showInstant(countedAt, language)}</small>
        )}
      </td>
      {hasBatches ? <td className="count__batch">{entry.batchName}</td> : null}
      {isBlind ? null : (
        <td className="count__figure">
          <Explained isInRow figure={figureOf('theoretical', t('stock.count.byBooks'))}>
            <Figure decimal={entry.theoretical} />
          </Explained>
        </td>
      )}
      <td className="count__figure">
        {onType === undefined ? (
          <Figure decimal={entry.counted} />
        ) : (
          <CountedField entry={entry} text={typed[entry.id]} onType={onType} onEnter={onEnter} />
        )}
      </td>
      {isBlind ? null : (
        <td className={difference === '0' ? 'count__figure' : 'count__figure count__different'}>
          <Explained isInRow figure={figureOf('difference', t('stock.count.difference'))}>
            <Figure decimal={entry.difference} />
          </Explained>
        </td>
      )}
    </tr>
  );
}

interface CountedFieldProps {
  readonly entry: StockCountEntryRow;
  readonly text: string | undefined;
  readonly onType: (id: string, text: string) => void;
  readonly onEnter: ((entry: StockCountEntryRow) => void) | undefined;
}

function CountedField({ entry, text, onType, onEnter }: CountedFieldProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const name = [entry.articleName, entry.batchName].filter((part) => part !== undefined).join(' ');
  const shown = entry.counted === undefined ? '' : showDecimal(entry.counted, language);
  const isUnread =
    text !== undefined && text.trim() !== '' && parseTypedDecimal(text, language) === undefined;
  return (
    <TextField
      size="small"
      value={text ?? shown}
      error={isUnread}
      helperText={isUnread ? t('app.number.invalid') : undefined}
      onChange={(event) => {
        onType(entry.id, event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        if (isUnread) return;
        onEnter?.(entry);
      }}
      onFocus={(event) => {
        event.target.select();
      }}
      slotProps={{
        htmlInput: {
          'data-entry': entry.id,
          'aria-label': t('stock.count.countedOf', { name }),
          inputMode: 'decimal',
          autoComplete: 'off',
          style: { textAlign: 'right' },
        },
      }}
    />
  );
}
