import type { StockCountEntryRow } from '@balcao/contracts';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { Figure } from '../fields/cells.js';
import { useMessages } from '../i18n/use-messages.js';
import { ArticleCell } from './ArticleCell.js';

interface CountTableProps {
  readonly entries: readonly StockCountEntryRow[];
  /** What is typed and not saved yet, by entry. */
  readonly typed: Readonly<Record<string, string>>;
  /** Without it, nothing can be counted any more. */
  readonly onType?: (id: string, text: string) => void;
}

/** What a count lists, and what was found. */
export function CountTable({ entries, typed, onType }: CountTableProps): ReactNode {
  const t = useMessages();
  return (
    <div className="list list__table">
      <table className="count__table">
        <thead>
          <tr>
            <th>{t('resources.commercial/stock.fields.articleId')}</th>
            <th>{t('resources.commercial/stock.fields.batchId')}</th>
            <th className="count__figure">{t('stock.count.byBooks')}</th>
            <th className="count__figure">{t('stock.count.counted')}</th>
            <th className="count__figure">{t('stock.count.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>
                <ArticleCell name={entry.articleName} code={entry.articleCode} />
              </td>
              <td>{entry.batchName}</td>
              <td className="count__figure">
                <Figure decimal={entry.theoretical} />
              </td>
              <td className="count__figure">
                {onType === undefined ? (
                  <Figure decimal={entry.counted} />
                ) : (
                  <CountedField entry={entry} text={typed[entry.id]} onType={onType} />
                )}
              </td>
              <td className="count__figure">
                <Figure decimal={entry.difference} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CountedFieldProps {
  readonly entry: StockCountEntryRow;
  readonly text: string | undefined;
  readonly onType: (id: string, text: string) => void;
}

function CountedField({ entry, text, onType }: CountedFieldProps): ReactNode {
  const t = useMessages();
  const name = [entry.articleName, entry.batchName].filter((part) => part !== undefined).join(' ');
  return (
    <TextField
      size="small"
      value={text ?? entry.counted ?? ''}
      onChange={(event) => {
        onType(entry.id, event.target.value);
      }}
      slotProps={{
        htmlInput: {
          'aria-label': t('stock.count.countedOf', { name }),
          inputMode: 'decimal',
          autoComplete: 'off',
          style: { textAlign: 'right' },
        },
      }}
    />
  );
}
