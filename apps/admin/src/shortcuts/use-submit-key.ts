import type { ScreenMessageKey } from '@balcao/messages';
import { useRef, type RefObject } from 'react';
import { useShortcut, type ShortcutOptions } from './shortcuts.js';

/** The key that sends a form, as its button names it to screen readers. */
export const submitKey = 'Control+S';

/**
 * Ctrl+S presses the button that sends a form. The reference goes to any element within the form.
 */
export function useSubmitKey<E extends HTMLElement>(
  label: ScreenMessageKey,
  options: ShortcutOptions = {},
): RefObject<E | null> {
  const within = useRef<E>(null);
  useShortcut(
    'Ctrl+S',
    label,
    () => {
      const form = within.current?.closest('form');
      form?.querySelector<HTMLElement>('[type="submit"]:not(:disabled)')?.click();
    },
    options,
  );
  return within;
}
