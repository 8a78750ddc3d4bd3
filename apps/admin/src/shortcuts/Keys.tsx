import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';

/** Keys whose name on the keyboard is not the browser's. */
const signs: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Delete: 'Del',
};

/** A keystroke as its keys are printed on the keyboard: `Ctrl` `K`. */
export function Keys({ keys }: { readonly keys: string }): ReactNode {
  const t = useMessages();
  return (
    <span className="keys">
      {keys.split('+').map((key) => (
        <kbd key={key}>
          {key === 'Space' || key === ' ' ? t('shortcuts.space') : (signs[key] ?? key)}
        </kbd>
      ))}
    </span>
  );
}
