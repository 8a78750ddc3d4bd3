import {
  useDeferredValue,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { usePosState, useTill, useTillView } from '../till/till-context.js';
import type { SelectMode } from '../till/till-state.js';
import { Glyph } from './Glyph.js';
import { SearchHits } from './SearchHits.js';
import type { Selling } from './use-selling.js';

const HITS = 8;
const modes: readonly SelectMode[] = ['bar_code', 'catalogue'];

interface ScanFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly selling: Selling;
}

/** The field that has the focus all day: codes, `3*` before them, and words to search. */
export function ScanField({ field, selling }: ScanFieldProps): ReactNode {
  const t = useMessages();
  const till = useTill();
  const { articles } = useTillView();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const words = useDeferredValue(typed);
  const hits = /^[\d*.,]*$/.test(words) ? [] : till.catalogue.search(words, HITS);
  const clear = (): void => {
    setTyped('');
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      event.stopPropagation();
      setActive((active + step + hits.length) % hits.length);
    }
    if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      clear();
    }
    if (event.key !== 'Enter') return;
    const hit = hits[active];
    clear();
    if (hit !== undefined) selling.add(hit);
    else selling.enter(typed);
  };
  return (
    <div className="scan">
      <Glyph name="scan" />
      <input
        ref={field}
        autoFocus
        value={typed}
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls="scan-hits"
        aria-activedescendant={hits.length > 0 ? `scan-hit-${active}` : undefined}
        aria-label={t('pos.scan')}
        aria-keyshortcuts="F2"
        placeholder={t('pos.scan')}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <small className="scan__count">{t('pos.articles', { count: `${articles}` })}</small>
      <kbd>F2</kbd>
      <ModeChoice onChosen={selling.focus} />
      <SearchHits
        hits={hits}
        active={active}
        onChoose={(hit) => {
          clear();
          selling.add(hit);
        }}
      />
    </div>
  );
}

/** Codes or tiles; the choice outlives the page. */
function ModeChoice({ onChosen }: { readonly onChosen: () => void }): ReactNode {
  const t = useMessages();
  const till = useTill();
  const { select_mode: mode } = usePosState();
  return (
    <div className="scan__modes" role="group" aria-label={t('pos.mode.label')}>
      {modes.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={mode === each}
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
