import './keys.css';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { signOf } from './keystroke.js';

/** A keystroke as its keys are printed on the keyboard: `Ctrl` `K`. */
export function Keys({ keys }: { readonly keys: string }): ReactNode {
  const t = useMessages();
  return (
    <span className="keys">
      {keys.split('+').map((key) => (
        <kbd key={key}>{key === 'Space' || key === ' ' ? t('shortcuts.space') : signOf(key)}</kbd>
      ))}
    </span>
  );
}
