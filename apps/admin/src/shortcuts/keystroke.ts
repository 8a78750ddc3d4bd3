/** The part of a key press that a shortcut looks at. */
export type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

/**
 * A key press in writing: `Ctrl+K`, `Alt+ArrowLeft`, `?`, `N`. Command counts as Ctrl. Shift is
 * named only with keys that are no character, since `?` already took it. With Alt the key is the
 * one on the keyboard, as some systems write another character with it.
 */
export function keystrokeOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const onKeyboard = /^Key([A-Z])$/.exec(code)?.[1] ?? /^Digit(\d)$/.exec(code)?.[1];
  const named = altKey && onKeyboard !== undefined ? onKeyboard : key;
  const isCharacter = named.length === 1;
  return [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey && (!isCharacter || ctrlKey || altKey) ? ['Shift'] : []),
    isCharacter ? named.toUpperCase() : named,
  ].join('+');
}

/** Whether a key press there writes something, so that plain letters are no shortcuts. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select, [role="combobox"]'))
    return true;
  return (
    target instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'button', 'submit', 'reset', 'file'].includes(target.type)
  );
}

/** A plain key, or one with Shift alone: typed in a field it is text. */
export const isPlain = (keystroke: string): boolean => !/^(Ctrl|Alt)\+/.test(keystroke);

/** One plain character, `N` or `?`: what a dictated word or a stray finger presses too. */
export const isCharacter = (keystroke: string): boolean => /^.$/u.test(keystroke);

/** Keys whose name on the keyboard is not the browser's. */
const signs: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Control: 'Ctrl',
  Escape: 'Esc',
  Delete: 'Del',
};

/** A key as it is printed on the keyboard. */
export const signOf = (key: string): string => signs[key] ?? key;

/** What `aria-keyshortcuts` says, for reading: `Alt+ArrowUp` → `Alt+↑`. */
export const writtenKeys = (keys: string): string => keys.split('+').map(signOf).join('+');
