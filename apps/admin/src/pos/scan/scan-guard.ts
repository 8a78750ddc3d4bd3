import { gs1Separator } from '@balcao/domain';
import { flushSync } from 'react-dom';
import { KeyboardWedge, signOf } from './keyboard-wedge.js';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field =>
  /^(?:INPUT|TEXTAREA|SELECT)$/.test((target as Element | null)?.tagName ?? '');

/** Fields that write what is typed; in others, as on buttons, characters do something. */
const isWritten = (target: unknown): boolean =>
  isField(target) && !/^(?:select|checkbox|radio|button|submit|range)/.test(target.type);

/** Fields with `data-scans`, which handle codes themselves. */
const takesScans = (target: unknown): target is HTMLInputElement =>
  isField(target) && 'scans' in target.dataset;

function write(field: Field, value: string): void {
  // React hears of values that are set behind its back where the setter is the browser's own.
  const own: unknown = Object.getPrototypeOf(field);
  Reflect.set(own as object, 'value', value, field);
  const changed = field.tagName === 'SELECT' ? 'change' : 'input';
  field.dispatchEvent(new Event(changed, { bubbles: true }));
}

/**
 * What takes back what is typed into a field from now on. One that came in the place of another, as
 * a part of the page was drawn again, holds what was typed into that one: `before` is taken off.
 */
function takingBack(target: EventTarget | null, before: string): () => void {
  if (!isField(target)) return () => undefined;
  const { value: held } = target;
  const value = before !== '' && held.endsWith(before) ? held.slice(0, -before.length) : held;
  return () => {
    if (target.value !== value) write(target, value);
  };
}

const scannedEnds = new WeakSet<Event>();

/** Whether the key ends a code that was scanned into the field that hears it. */
export const endsScan = (event: Event): boolean => scannedEnds.has(event);

/** Whether what is in a field is to be looked up: by Enter, or the key that ends a scan. */
export const isEntered = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' || endsScan(event);

const refuse = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** What the keys of a scanner have written, and where. */
class TypedScan {
  // Where the focus moves while a code is read, as a dialog opens, it is typed into several fields.
  readonly #fields = new Map<EventTarget | null, () => void>();

  begin(): void {
    this.#fields.clear();
  }

  note(target: EventTarget | null, before: string): void {
    if (this.#fields.has(target)) return;
    const isReplaced = [...this.#fields.keys()].some(
      (field) => isField(field) && !field.isConnected,
    );
    this.#fields.set(target, takingBack(target, isReplaced ? before : ''));
  }

  /** Whether nothing was typed elsewhere. */
  get isInOnePlace(): boolean {
    return this.#fields.size === 1;
  }

  takeBack(): void {
    // One by one: fields of one form may share what React knows of them.
    for (const takeBack of this.#fields.values()) flushSync(takeBack);
  }
}

/**
 * Guards every field of the page: input from a scanner is removed and reported as a code, even if
 * it would fill a field or press a button. Fields with `data-scans` handle codes themselves, and
 * get the whole of one that was typed elsewhere in part.
 */
export function guardScans(
  onScan: (code: string) => void,
  page: EventTarget = globalThis,
): () => void {
  const wedge = new KeyboardWedge();
  const typed = new TypedScan();
  // The focus may move between a key and its character.
  const onInput = ({ target }: Event): void => {
    if (wedge.read !== '') typed.note(target, wedge.read.slice(0, -1));
  };
  const onCode = (event: Event, code: string): void => {
    const { target } = event;
    const isForField = takesScans(target);
    if (!isForField) refuse(event);
    if (!isForField || !typed.isInOnePlace) typed.takeBack();
    if (!isForField) {
      onScan(code);
      return;
    }
    if (!typed.isInOnePlace) {
      flushSync(() => {
        write(target, target.value + code);
      });
    }
    scannedEnds.add(event);
  };
  const onKey = (event: Event): void => {
    // The browser sends a bare event where it fills a field in by itself.
    if (!('getModifierState' in event)) return;
    const { timeStamp: at, repeat, target, ...pressed } = pressedIn(event as KeyboardEvent);
    const { key, isIgnored } = pressed;
    if (isIgnored) return;
    const code = wedge.press({ key, at, repeat });
    if (wedge.isBeginning) typed.begin();
    if (key.length === 1) typed.note(target, wedge.read.slice(0, -1));
    else if (code !== undefined && code !== '') typed.note(target, code);
    if (code === '') refuse(event);
    else if (code !== undefined) onCode(event, code);
    else if (key.length === 1 && wedge.isScanning && !isWritten(target)) refuse(event);
    else if (key === gs1Separator && takesScans(target)) {
      event.preventDefault();
      flushSync(() => {
        write(target, target.value + key);
      });
    }
  };
  page.addEventListener('keydown', onKey, { capture: true });
  page.addEventListener('beforeinput', onInput, { capture: true });
  return () => {
    page.removeEventListener('beforeinput', onInput, { capture: true });
    page.removeEventListener('keydown', onKey, { capture: true });
  };
}

function pressedIn(event: KeyboardEvent) {
  const { timeStamp, repeat, target, isComposing, altKey, metaKey } = event;
  // Signs that need it, as brackets on many keyboards, are no shortcuts.
  const isAltGraph = event.getModifierState('AltGraph');
  const ctrlKey = event.ctrlKey && !isAltGraph;
  const key = signOf({ key: event.key, code: event.code, ctrlKey });
  const isShortcut =
    metaKey || (altKey && !isAltGraph) || (ctrlKey && key !== gs1Separator && key !== 'Enter');
  return { key, timeStamp, repeat, target, isIgnored: isComposing || isShortcut };
}
