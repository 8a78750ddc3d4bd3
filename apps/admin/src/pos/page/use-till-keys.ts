import { useEffect, useEffectEvent } from 'react';
import { keystrokeOf } from '../../shortcuts/keystroke.js';
import { actionOf, isText, type TillKey } from './till-keys.js';

/** Listens to the till's shortcuts; dialogs have their own. */
export function useTillKeys(run: (does: TillKey) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (document.querySelector('dialog[open]') !== null) return;
    const field = event.target instanceof HTMLInputElement ? event.target : undefined;
    const keystroke = keystrokeOf(event);
    if (field !== undefined && field.value !== '' && isText(keystroke)) return;
    const does = actionOf(keystroke);
    if (does === undefined) return;
    event.preventDefault();
    run(does);
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  }, []);
}
