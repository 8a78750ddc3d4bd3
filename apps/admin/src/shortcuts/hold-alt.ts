import './hold-alt.css';
import { writtenKeys } from './keystroke.js';

/** How long Alt is held before the keys show: shorter belongs to another key, in milliseconds. */
const HOLD_MS = 350;

const shown = 'shows-keys';

/** While Alt is held, buttons show the keys that do the same; answers how to stop. */
export function showKeysWhileAltIsHeld(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = (): void => {
    clearTimeout(timer);
    timer = undefined;
    document.documentElement.classList.remove(shown);
  };
  const onDown = ({ key, repeat }: KeyboardEvent): void => {
    if (key === 'Alt' && repeat) return;
    hide();
    if (key !== 'Alt') return;
    timer = setTimeout(() => {
      nameKeys();
      document.documentElement.classList.add(shown);
    }, HOLD_MS);
  };
  // Another window may have taken the key's release.
  const listeners = [
    ['keyup', hide],
    ['blur', hide],
    ['pointerdown', hide],
  ] as const;
  addEventListener('keydown', onDown);
  for (const [name, listener] of listeners) addEventListener(name, listener);
  return () => {
    hide();
    removeEventListener('keydown', onDown);
    for (const [name, listener] of listeners) removeEventListener(name, listener);
  };
}

/** Writes beside what is told to screen readers how the keys are printed on the keyboard. */
function nameKeys(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')) {
    button.dataset['keys'] = writtenKeys(button.getAttribute('aria-keyshortcuts') ?? '');
  }
}
