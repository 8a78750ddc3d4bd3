import type { CSSProperties } from 'react';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import './compare.css';
import { comparing } from './comparing.js';

interface MarkedRow {
  readonly className?: string;
  readonly style?: CSSProperties;
}

/**
 * How a row of a table, or a card, looks that differs from now: its colour, and its word before the
 * first cell.
 */
export function useRowMark(): (id: string) => MarkedRow {
  const t = useMessages();
  const { marks } = useSlice(comparing);
  return (id) => {
    const kind = marks.get(id);
    if (kind === undefined) return {};
    const style: Readonly<Record<string, string>> = {
      '--mark': JSON.stringify(t(`past.compare.${kind}`)),
    };
    return { className: `row--marked compare--${kind}`, style };
  };
}
