import type { ArticleRow } from '@balcao/contracts';
import { quantity } from '@balcao/pricing';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useMessages } from '../../i18n/use-messages.js';
import { CodeInput } from '../keypad/CodeInput.js';
import { Price } from '../page/Price.js';
import { endsScan, isEntered } from '../scan/scan-guard.js';
import { soundOfError } from '../scan/sound.js';
import { codesOf, isTypedWord, readTypedCode, timesTyped } from '../scan/typed-code.js';
import { priceFor, usePriceFor } from '../till/prices.js';
import { useStart, useTill } from '../till/till-context.js';
import { onLabel, type FoundGoods } from './goods.js';

const HITS = 6;
/** Minimum digits for a search: fewer occur in every barcode. */
const DIGITS_MIN = 3;

interface GoodsFieldProps {
  readonly onFound: (found: FoundGoods) => void;
}

/** Finds a returned article by code, with `3*` before it, or by name. */
export function GoodsField({ onFound }: GoodsFieldProps): ReactNode {
  const t = useMessages();
  const till = useTill();
  const read = useReadGoods();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [moved, setMoved] = useState<number>();
  const [unknown, setUnknown] = useState('');
  const { code } = readTypedCode(typed);
  const isNumber = /^\d*$/.test(code);
  const isSearched = isNumber ? code.length >= DIGITS_MIN : code !== '';
  const hits = isSearched ? till.catalogue.search(code, HITS) : [];
  const active = moved ?? (isNumber ? -1 : 0);
  const take = (chosen?: ArticleRow, isScanned = false): void => {
    const found = read(typed, chosen, isScanned);
    if (found === undefined) {
      soundOfError();
      setUnknown(typed);
    } else {
      onFound(found);
    }
    setTyped('');
    setMoved(undefined);
    field.current?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      setMoved(Math.max(0, Math.min(hits.length - 1, active + step)));
    }
    // Enter in an empty field goes on to the end of the form.
    if (!isEntered(event.nativeEvent) || typed.trim() === '') return;
    event.preventDefault();
    take(hits[moved ?? -1], endsScan(event.nativeEvent));
  };
  return (
    <div className="taken-back__field">
      <label>
        {t('takeBack.scan')}
        <CodeInput
          ref={field}
          data-first=""
          value={typed}
          onKeyDown={press}
          onChange={({ target }) => {
            setTyped(target.value);
            setMoved(undefined);
            setUnknown('');
          }}
        />
      </label>
      <p className="pay__problem" role="alert">
        {unknown === '' ? null : t('takeBack.unknown', { code: unknown })}
      </p>
      {hits.length === 0 ? null : (
        <Hits
          hits={hits}
          active={active}
          onChoose={(hit) => {
            take(hit);
          }}
        />
      )}
    </div>
  );
}

interface HitsProps {
  readonly hits: readonly ArticleRow[];
  readonly active: number;
  readonly onChoose: (article: ArticleRow) => void;
}

/** The matching articles. */
function Hits({ hits, active, onChoose }: HitsProps): ReactNode {
  const priceOf = usePriceFor();
  return (
    <div className="pos__choices pos__choices--rows">
      {hits.map((hit, index) => (
        <button
          key={hit.id}
          type="button"
          data-active={index === active ? '' : undefined}
          onClick={() => {
            onChoose(hit);
          }}
        >
          <strong>{hit.name}</strong>
          <small>{hit.code}</small>
          <Price decimal={priceOf(hit)} />
        </button>
      ))}
    </div>
  );
}

/** The article and quantity of a code, a scale label or words. */
function useReadGoods() {
  const till = useTill();
  const start = useStart();
  return (
    typed: string,
    chosen: ArticleRow | undefined,
    isScanned: boolean,
  ): FoundGoods | undefined => {
    const { code, quantity: times } = readTypedCode(typed);
    const label = codesOf(code, start.settings.scaleBarcodes);
    const isWord = !isScanned && isTypedWord(code);
    const article =
      chosen ??
      till.catalogue.coded(label) ??
      (isWord ? till.catalogue.search(code, 1)[0] : undefined);
    if (article === undefined) return undefined;
    const { labelMinor } = label;
    const priced =
      labelMinor === undefined
        ? undefined
        : onLabel(labelMinor, priceFor(article, start, undefined));
    const amount = timesTyped(priced?.quantity ?? label.quantity ?? quantity('1'), times);
    return amount && { article, amount, ...(priced && { label: priced }) };
  };
}
