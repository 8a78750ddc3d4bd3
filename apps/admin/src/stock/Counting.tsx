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
import { useCountActions, type TypedCounts } from './use-count-actions.js';
import { useCountEntries } from './use-count-entries.js';

/** Rows that are drawn before somebody asks for more. */
const ROWS = 100;

interface CountingProps {
  readonly count: StockCountRow;
  readonly typed: TypedCounts;
  /** Without these, nothing can be counted any more. */
  readonly onType?: (id: string, text: string) => void;
  readonly onSaved?: (typed: TypedCounts) => void;
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
  if (entries === undefined) return <Skeleton shape="rows" />;
  const isOpen = onType !== undefined;
  const inSight = entriesInSight(entries, tab, words);
  const saveOne = (entry: StockCountEntryRow): void => {
    const others = Object.entries(typed).filter(([id]) => id !== entry.id);
    void save(entries, { [entry.id]: typed[entry.id] ?? '' }).then((isSaved) => {
      if (!isSaved) return;
      onSaved?.(Object.fromEntries(others));
      setWords('');
      scan.current?.focus();
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
            setWords(text);
            setRows(ROWS);
          }}
          onFound={({ id }) => {
            const field = `[data-entry="${CSS.escape(id)}"]`;
            list.current?.querySelector<HTMLInputElement>(field)?.focus();
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
            {...(onType !== undefined && { onType, onEnter: saveOne })}
          />
        )}
        {inSight.length > rows ? (
          <Button
            fullWidth
            onClick={() => {
              setRows(rows + ROWS);
            }}
          >
            {t('stock.count.more', { smart_count: inSight.length - rows })}
          </Button>
        ) : null}
      </div>
    </>
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
