import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Suggestion } from './SuggestField.js';

interface SuggestingOptions {
  readonly suggestions: readonly Suggestion[];
  /** What fits the words is still being looked for. */
  readonly isWaiting: boolean;
  readonly onWrite: (text: string) => void;
  readonly onChoose: (suggestion: Suggestion) => void;
  readonly onClear: () => void;
  readonly onGoOn?: () => void;
}

interface Suggesting {
  /** What is being written; none while the field shows its value. */
  readonly text: string | undefined;
  readonly active: number;
  readonly isOpen: boolean;
  readonly write: (text: string) => void;
  readonly point: (index: number) => void;
  readonly choose: (index: number) => void;
  readonly leave: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Writing in a field with suggestions: arrows point, Enter takes, also before they have come. */
export function useSuggesting(options: SuggestingOptions): Suggesting {
  const { suggestions, isWaiting, onChoose, onGoOn } = options;
  const [text, setText] = useState<string>();
  const [active, point] = useState(0);
  // Enter came before the suggestions, and whether the field was left since.
  const wanted = useRef({ isFirst: false, isLeft: false });
  const isWritten = text !== undefined && text.trim() !== '';
  const isOpen = isWritten && !isWaiting && suggestions.length > 0;
  const choose = (index: number): void => {
    const suggestion = suggestions[index];
    if (suggestion === undefined) return;
    setText(undefined);
    onChoose(suggestion);
  };
  useEffect(() => {
    if (!wanted.current.isFirst || isWaiting) return undefined;
    const timer = setTimeout(() => {
      const { isLeft } = wanted.current;
      wanted.current = { isFirst: false, isLeft };
      if (suggestions.length > 0 && suggestions[0]?.isAction !== true) choose(0);
      else if (isLeft) setText(undefined);
    });
    return () => {
      clearTimeout(timer);
    };
  });
  return {
    text,
    active,
    isOpen,
    point,
    choose,
    write: (written) => {
      setText(written);
      wanted.current = { isFirst: false, isLeft: false };
      point(0);
      options.onWrite(written);
    },
    leave: () => {
      if (text?.trim() === '') options.onClear();
      if (wanted.current.isFirst) wanted.current = { isFirst: true, isLeft: true };
      else setText(undefined);
    },
    onKeyDown: (event) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (event.key === 'Enter' && isWritten && isWaiting) {
        wanted.current = { isFirst: true, isLeft: false };
      } else if (event.key === 'Enter' && isPlain(event) && text === undefined && onGoOn) onGoOn();
      else if (!isOpen) return;
      else if (step !== 0) point((active + step + suggestions.length) % suggestions.length);
      else if (event.key === 'Enter') choose(active);
      else if (event.key === 'Escape') setText(undefined);
      else return;
      event.preventDefault();
    },
  };
}

const isPlain = ({ ctrlKey, altKey, shiftKey, metaKey }: KeyboardEvent): boolean =>
  !(ctrlKey || altKey || shiftKey || metaKey);
