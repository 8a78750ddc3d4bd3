import { gs1Separator } from '@balcao/domain';
import { flushSync } from 'react-dom';
import { KeyboardWedge, signOf } from './keyboard-wedge.js';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/**
 * What takes back what is typed into a field from now on. One that came in the place of another, as
 * a part of the page was drawn again, holds what was typed into that one: `before` is taken off.
 */
function takingBack(target: EventTarget | null, before: string): () => void {
  if (!isField(target)) return () => undefined;
  const { value: held } = target;
  const value = before !== '' && held.endsWith(before) ? held.slice(0, -before.length) : held;
  return () => {
    if (target.value === value) return;
    // React hears of values that are set behind its back where the setter is the browser's own.
    const own: unknown = Object.getPrototypeOf(target);
    Reflect.set(own as object, 'value', value, target);
    const changed = target instanceof HTMLSelectElement ? 'change' : 'input';
    target.dispatchEvent(new Event(changed, { bubbles: true }));
  };
}

/**
 * Guards every field of the page: input from a scanner is removed and reported as a code, even if
 * it would fill a field or press a button. Fields with `data-scans` handle codes themselves.
 */
export function guardScans(onScan: (code: string) => void): () => void {
  const wedge = new KeyboardWedge();
  // Where the focus moves while a code is read, as a dialog opens, it is typed into several fields.
  const typed = new Map<EventTarget | null, () => void>();
  const note = (target: EventTarget | null, before: string): void => {
    if (typed.has(target)) return;
    const isReplaced = [...typed.keys()].some((field) => isField(field) && !field.isConnected);
    typed.set(target, takingBack(target, isReplaced ? before : ''));
  };
  // The focus may move between a key and its character.
  const onInput = ({ target }: InputEvent): void => {
    if (wedge.read !== '') note(target, wedge.read.slice(0, -1));
  };
  const onKey = (event: KeyboardEvent): void => {
    const key = signOf(event);
    const isShortcut = event.ctrlKey && key !== gs1Separator;
    if (event.isComposing || isShortcut || event.altKey || event.metaKey) return;
    const { timeStamp: at, repeat, target } = event;
    const code = wedge.press({ key, at, repeat });
    if (wedge.isBeginning) typed.clear();
    if (key.length === 1 || code !== undefined) note(target, code ?? wedge.read.slice(0, -1));
    if (code === undefined) return;
    if (target instanceof HTMLElement && 'scans' in target.dataset) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // One by one: fields of one form may share what React knows of them.
    for (const takeBack of typed.values()) flushSync(takeBack);
    onScan(code);
  };
  addEventListener('keydown', onKey, { capture: true });
  addEventListener('beforeinput', onInput, { capture: true });
  return () => {
    removeEventListener('beforeinput', onInput, { capture: true });
    removeEventListener('keydown', onKey, { capture: true });
  };
}
