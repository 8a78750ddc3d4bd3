import type { StockCountEntryRow, StockCountRow } from '@balcao/contracts';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useRef, useState, type ReactNode } from 'react';
import { useStore } from 'react-admin';
import { Skeleton } from '../skeletons/Skeleton.js';
import { useMessages } from '../i18n/use-messages.js';
import { CountTable } from './CountTable.js';
import { countTabs, entriesInSight, progressOf, type CountTab } from './count-view.js';
import { ScanField } from './ScanField.js';
import type { TypedCounts } from './typed-counts.js';
import { useCountActions } from './use-count-actions.js';
import { useCountEntries } from './use-count-entries.js';

/** Rows that are drawn before somebody asks for more. */
const ROWS = 100;

interface CountingProps {
  readonly count: StockCountRow;
  readonly typed: TypedCounts;
  /** Without these, nothing can be counted any more. */
  readonly onType?: (id: string, text: string) => void;
  /** With what was saved. */
  readonly onSaved?: (saved: TypedCounts) => void;
}

/** The list of a count: found by scanning or by words, written in row by row. */
export function Counting({ count, typed, onType, onSaved }: CountingProps): ReactNode {
  const t = useMessages();
  const { data: entries } = useCountEntries(count.id);
  const { save } = useCountActions(count);
  const [tab, setTab] = useState<CountTab>('all');
  const [words, setWords] = useState('');
  const [rows, setRows] = useState(ROWS);
  const [isBlind, setBlind] = useStore('stock_counts.isBlind', false);
  const scan = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** The entry that the last scan led to. */
  const scanned = useRef<string>(undefined);
  if (entries === undefined) return <Skeleton shape="rows" />;
  const isOpen = onType !== undefined;
  const inSight = entriesInSight(entries, tab, words);
  /** Those who scan go on with the next code, the others with the next row. */
  const goOnFrom = (entry: StockCountEntryRow): void => {
    const isScanned = scanned.current === entry.id;
    const next = inSight[inSight.indexOf(entry) + 1];
    if (isScanned) setWords('');
    (isScanned ? scan.current : fieldOf(next, list.current))?.focus();
  };
  /** Saves in the background: the answer changes neither the focus nor what was typed since. */
  const enter = (entry: StockCountEntryRow): void => {
    goOnFrom(entry);
    const saved = { [entry.id]: typed[entry.id] ?? '' };
    if (saved[entry.id]?.trim() === '') return;
    void save(entries, saved).then((isSaved) => {
      if (isSaved) onSaved?.(saved);
    });
  };
  return (
    <>
      <div className="count__bar">
        <ScanField
          inputRef={scan}
          entries={entries}
          text={words}
          onText={(text) => {
            scanned.current = undefined;
            setWords(text);
            setRows(ROWS);
          }}
          onFound={(entry) => {
            scanned.current = entry.id;
            fieldOf(entry, list.current)?.focus();
          }}
        />
        {isOpen ? <BlindSwitch isBlind={isBlind} onChange={setBlind} /> : null}
      </div>
      <div className="list" ref={list}>
        <Tabs entries={entries} tab={tab} hidesDifferences={isOpen && isBlind} onTab={setTab} />
        {inSight.length === 0 ? (
          <p className="list__state">{t('management.noMatch')}</p>
        ) : (
          <CountTable
            entries={inSight.slice(0, rows)}
            typed={typed}
            isBlind={isOpen && isBlind}
            {...(onType !== undefined && { onType, onEnter: enter })}
          />
        )}
        <MoreRows
          many={inSight.length - rows}
          onMore={() => {
            setRows(rows + ROWS);
          }}
        />
      </div>
    </>
  );
}

/** Where the quantity of an entry is written. */
const fieldOf = (entry: StockCountEntryRow | undefined, list: Element | null) =>
  list?.querySelector<HTMLInputElement>(`[data-entry="${CSS.escape(entry?.id ?? '')}"]`);

interface MoreRowsProps {
  readonly many: number;
  readonly onMore: () => void;
}

function MoreRows({ many, onMore }: MoreRowsProps): ReactNode {
  const t = useMessages();
  if (many <= 0) return null;
  return (
    <Button fullWidth onClick={onMore}>
      {t('stock.count.more', { smart_count: many })}
    </Button>
  );
}

interface BlindSwitchProps {
  readonly isBlind: boolean;
  readonly onChange: (isBlind: boolean) => void;
}

function BlindSwitch({ isBlind, onChange }: BlindSwitchProps): ReactNode {
  const t = useMessages();
  return (
    <FormControlLabel
      control={
        <Switch
          checked={isBlind}
          onChange={({ target }) => {
            onChange(target.checked);
          }}
        />
      }
      label={t('stock.count.blind')}
    />
  );
}

interface TabsProps {
  readonly entries: readonly StockCountEntryRow[];
  readonly tab: CountTab;
  readonly hidesDifferences: boolean;
  readonly onTab: (tab: CountTab) => void;
}

function Tabs({ entries, tab, hidesDifferences, onTab }: TabsProps): ReactNode {
  const t = useMessages();
  const { counted, all, different } = progressOf(entries);
  const counts = { all, toCount: all - counted, different };
  const shown = countTabs.filter((name) => !hidesDifferences || name !== 'different');
  return (
    <div className="count__tabs">
      {shown.map((name) => (
        <Button
          key={name}
          aria-pressed={name === tab}
          onClick={() => {
            onTab(name);
          }}
        >
          {t(`stock.count.tabs.${name}`)} <span className="count__number">{counts[name]}</span>
        </Button>
      ))}
      <span className="list__spring" />
      <progress
        value={counted}
        max={all}
        aria-label={t('stock.count.progress', { counted, all })}
      />
      <span className="count__progress">{t('stock.count.progress', { counted, all })}</span>
    </div>
  );
}
