import {
  useMemo,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { gs1Separator, type ChargeKind } from '@balcao/domain';
import { flushSync } from 'react-dom';
import { showSnack } from '../../boot/snack.js';
import { useMessages } from '../../i18n/use-messages.js';
import type { ArticlePicker } from './article-picker.js';
import { useEditor } from './context.js';
import type { EditorSession } from './editor-session.js';
import { cellAt, focusCell, gridKeyOf } from './grid-cells.js';
import { moveOf, type LineMove } from './grid-keys.js';
import { isTable } from './paste.js';
import { pasteRows } from './paste-rows.js';
import { cellsOf, type Cell } from './state.js';
import { asUnderstood } from './typed.js';

interface Grid {
  readonly addLine: () => void;
  readonly addCharge: (charge: ChargeKind, name: string) => void;
  /** Runs an action on a line; the focus follows. */
  readonly onMenu: (key: string, move: LineMove) => void;
  readonly handlers: GridHandlers;
}

/** For the element around the cells. */
interface GridHandlers {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onInput: (event: SyntheticEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** Handlers for keys, pasting and clicks, shared by all cells of the lines. */
export function useGrid(grid: RefObject<HTMLDivElement | null>, picker: ArticlePicker): Grid {
  const { session } = useEditor();
  const t = useMessages();
  return useMemo(() => {
    const linesNow = () => session.state.get().lines;
    const { addLine, addCharge } = adding(session, grid);
    const removeLine = (key: string): void => {
      const index = linesNow().findIndex((line) => line.key === key);
      flushSync(() => {
        session.removeLine(key);
      });
      const next = linesNow()[index] ?? linesNow().at(-1);
      if (next) focusCell(grid.current, next.key, 'description');
    };
    const onMenu = (key: string, move: LineMove, cell: Cell = 'description'): void => {
      if (move.kind === 'removeLine') {
        removeLine(key);
        return;
      }
      const to = flushSync(() => {
        if (move.kind === 'insertLine') return session.insertLine(key);
        if (move.kind === 'moveLine') session.moveLine(key, move.step);
        return move.kind === 'duplicateLine' ? session.duplicateLine(key) : key;
      });
      focusCell(grid.current, to, cell);
    };
    const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
      const at = cellAt(event.target);
      if (at === undefined || event.nativeEvent.isComposing) return;
      if (at.cell === 'description' && !event.altKey && pickByKey(event, at.key, picker)) return;
      const move = moveOf(gridKeyOf(event, at, placeIn(session, at.key)));
      if (move === undefined) return;
      event.preventDefault();
      if (move.kind === 'newLine') addLine();
      else if (move.kind === 'cell') {
        focusCell(grid.current, linesNow()[move.row]?.key ?? at.key, move.cell);
      } else onMenu(at.key, move, move.kind === 'moveLine' ? at.cell : 'description');
    };
    const handlers: GridHandlers = {
      onKeyDown,
      onInput: ({ target }) => {
        const at = cellAt(target);
        if (at?.cell === 'description') picker.look(at.key, at.element.value);
      },
      onFocus: ({ target }) => {
        if (target instanceof HTMLInputElement) target.select();
      },
      onBlur: leaving(session, picker),
      onPaste: (event) => {
        const at = cellAt(event.target);
        const text = event.clipboardData.getData('text/plain');
        if (at === undefined || !isTable(text)) return;
        event.preventDefault();
        picker.close();
        const count = pasteRows(session, picker.search, at, text);
        showSnack(t('documents.editor.pasted', { smart_count: count }), 'success');
      },
      onClick: ({ target }) => {
        if (!(target instanceof Element) || target.closest('[data-remove]') === null) return;
        const line = target.closest<HTMLElement>('[data-line]');
        if (line?.dataset['line'] !== undefined) removeLine(line.dataset['line']);
      },
    };
    return { addLine, addCharge, onMenu, handlers };
  }, [grid, picker, session, t]);
}

/** Adds lines; the focus follows to what is to be written first. */
const adding = (
  session: EditorSession,
  grid: RefObject<HTMLDivElement | null>,
): Pick<Grid, 'addLine' | 'addCharge'> => ({
  addLine: () => {
    const key = flushSync(() => session.addLine());
    focusCell(grid.current, key, 'description');
  },
  addCharge: (charge, name) => {
    const key = flushSync(() => session.addCharge(charge, name));
    focusCell(grid.current, key, 'unitPrice');
  },
});

/** On blur: closes the hits and normalizes the figure. */
const leaving =
  (session: EditorSession, picker: ArticlePicker): GridHandlers['onBlur'] =>
  ({ target }) => {
    picker.close();
    const at = cellAt(target);
    if (at === undefined || !figures.includes(at.cell)) return;
    const { value } = at.element;
    const understood = asUnderstood(value, session.rules.language);
    if (understood !== value) session.changeLine(at.key, { [at.cell]: understood });
  };

const figures: readonly Cell[] = ['quantity', 'unitPrice'];

/** The position of a line and its cells. */
function placeIn({ state, rules }: EditorSession, key: string) {
  const { lines } = state.get();
  const row = lines.findIndex((line) => line.key === key);
  return { row, rowCount: lines.length, cells: cellsOf(rules.group) };
}

function writeSeparator(field: EventTarget): void {
  if (!(field instanceof HTMLInputElement)) return;
  const end = field.value.length;
  field.setRangeText(gs1Separator, field.selectionStart ?? end, field.selectionEnd ?? end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Handles keys of the article list; returns whether it did. */
function pickByKey(event: KeyboardEvent, key: string, picker: ArticlePicker): boolean {
  const { now } = picker.picking.get();
  const isOpen = now?.key === key && picker.choices > 0;
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (isOpen && step !== 0) {
    event.preventDefault();
    picker.move(step);
    return true;
  }
  if (event.ctrlKey && event.key === ']') {
    // Scanners type the separator of GS1 so.
    event.preventDefault();
    writeSeparator(event.target);
    return true;
  }
  if (isOpen && event.key === 'Escape') {
    event.preventDefault();
    picker.close();
    return true;
  }
  if (event.key === 'Enter' && !event.shiftKey) picker.take(key);
  return false;
}
