import type { ArticleRow } from '@balcao/contracts';
import {
  useDeferredValue,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { usePart } from '../../boot/slice.js';
import { useRested } from '../../fields/use-rested.js';
import { useMessages } from '../../i18n/use-messages.js';
import { CodeInput } from '../keypad/CodeInput.js';
import { HeldQuantity } from '../scan/held-quantity.js';
import { endsScan, isEntered } from '../scan/scan-guard.js';
import { readTypedCode } from '../scan/typed-code.js';
import { useTill } from '../till/till-context.js';
import type { SelectMode } from '../till/till-state.js';
import { Glyph } from './Glyph.js';
import { SearchHits } from './SearchHits.js';
import { keyOf } from './till-keys.js';
import type { Selling } from './use-selling.js';

const HITS = 8;
/** Minimum digits for a search: fewer occur in every barcode. */
const DIGITS_MIN = 3;
const modes: readonly SelectMode[] = ['bar_code', 'catalogue'];

interface ScanFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly selling: Selling;
}

/** The scan field: codes, `3*` before them, and words to search. */
export function ScanField({ field, selling }: ScanFieldProps): ReactNode {
  const t = useMessages();
  const till = useTill();
  const articles = usePart(till.view, (view) => view.articles);
  const scanning = useScanning(selling);
  const { typed, hits, active } = scanning;
  return (
    <div className="scan">
      <Glyph name="scan" />
      <CodeInput
        ref={field}
        autoFocus
        value={typed}
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls="scan-hits"
        aria-autocomplete="list"
        aria-activedescendant={hits[active] === undefined ? undefined : `scan-hit-${active}`}
        aria-label={t('pos.scan')}
        aria-keyshortcuts={keyOf('scan')}
        placeholder={t('pos.scanHint')}
        onChange={({ target }) => {
          scanning.type(target.value);
        }}
        onKeyDown={scanning.press}
        onKeyUp={scanning.release}
      />
      <small className="scan__count">
        {t('pos.articles', { smart_count: articles, count: articles })}
      </small>
      <kbd>{keyOf('scan')}</kbd>
      <button
        type="button"
        className="pos__icon"
        aria-label={t('selling.keys.camera')}
        title={`${t('selling.keys.camera')} (${keyOf('camera')})`}
        onClick={() => {
          selling.run('camera');
        }}
      >
        <Glyph name="camera" />
      </button>
      <ModeChoice onChosen={selling.focus} />
      <SearchHits hits={hits} active={active} onChoose={scanning.choose} />
    </div>
  );
}

/** State and key handling of the scan field. */
function useScanning(selling: Selling) {
  const till = useTill();
  const [typed, setTyped] = useState('');
  const [moved, setMoved] = useState<number>();
  const [held] = useState(() => new HeldQuantity());
  const words = useDeferredValue(typed);
  const { code } = readTypedCode(words);
  const isNumber = /^\d*$/.test(code);
  const isResting = useResting(words);
  const isSearched = isNumber ? isResting && code.length >= DIGITS_MIN : code !== '';
  const hits = isSearched ? till.catalogue.search(code, HITS) : [];
  // A number is a code until somebody chooses what it is part of.
  const active = moved ?? (isNumber ? -1 : 0);
  const type = (next: string): void => {
    setTyped(next);
    setMoved(undefined);
  };
  const choose = (chosen: ArticleRow): void => {
    type('');
    selling.enter(typed, { chosen });
  };
  const enter = (isScanned: boolean): void => {
    type('');
    const chosen = words === typed && moved !== undefined ? hits[moved] : undefined;
    selling.enter(typed, { isScanned, chosen });
  };
  const press = (event: KeyboardEvent): void => {
    if (isEntered(event.nativeEvent)) {
      // What it leads to may open a question: the same Enter does not answer it.
      event.preventDefault();
      enter(endsScan(event.nativeEvent));
      return;
    }
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (held.press(event, typed === '')) {
      event.preventDefault();
      setTyped(`Q ${held.digits}`);
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      setMoved(Math.max(0, Math.min(hits.length - 1, active + step)));
    }
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      type('');
    }
  };
  const release = (event: KeyboardEvent): void => {
    const amount = held.release(event);
    if (amount === undefined) return;
    type('');
    selling.setQuantity(amount);
  };
  return { typed, type, hits, active, choose, press, release };
}

/** Delay before a search, longer than a scanner takes for a code, in milliseconds. */
const REST_MS = 120;

/** Whether typing has paused. */
const useResting = (typed: string): boolean => useRested(typed, REST_MS) === typed;

/** Scanning or tiles; the choice is remembered. */
function ModeChoice({ onChosen }: { readonly onChosen: () => void }): ReactNode {
  const t = useMessages();
  const till = useTill();
  const mode = usePart(till.state, (state) => state.select_mode);
  return (
    <div className="scan__modes" role="group" aria-label={t('pos.mode.label')}>
      {modes.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={mode === each}
          aria-label={t(`pos.mode.${each}`)}
          title={t(`pos.mode.${each}`)}
          onClick={() => {
            till.state.merge({ select_mode: each });
            onChosen();
          }}
        >
          <Glyph name={each === 'bar_code' ? 'scan' : 'tiles'} />
          <span>{t(`pos.mode.${each}`)}</span>
        </button>
      ))}
    </div>
  );
}
