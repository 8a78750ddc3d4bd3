import { useEffect, useEffectEvent, useState } from 'react';
import { keystrokeOf } from '../../shortcuts/keystroke.js';
import { KeyboardWedge } from '../scan/keyboard-wedge.js';
import { actionOf, isText, type TillKey } from './till-keys.js';

interface Heard {
  readonly run: (does: TillKey) => void;
  /** Takes a code that a scanner typed outside of every field. */
  readonly enter: (code: string) => void;
}

/** Hears the keys of the till, and scanners wherever the focus is; dialogs have their own. */
export function useTillKeys({ run, enter }: Heard): void {
  const [wedge] = useState(() => new KeyboardWedge());
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (document.querySelector('dialog[open]') !== null) return;
    const field = event.target instanceof HTMLInputElement ? event.target : undefined;
    if (field === undefined) {
      const code = wedge.press({ key: event.key, at: event.timeStamp });
      if (code !== undefined) {
        event.preventDefault();
        enter(code);
        return;
      }
    }
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
