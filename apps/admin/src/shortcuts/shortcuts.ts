import type { ScreenMessageKey } from '@balcao/messages';
import { useEffect, useEffectEvent } from 'react';
import { preferred } from '../boot/settings.js';
import { createSlice } from '../boot/slice.js';
import { isCharacter, isPlain, isTyping, keystrokeOf } from './keystroke.js';

/** Where a shortcut holds: on every page, on the page shown, or in the dialog on top of it. */
export type ShortcutPlace = 'everywhere' | 'page' | 'dialog';

export interface Shortcut {
  /** As `keystrokeOf` writes it. */
  readonly keys: string;
  /** What it does, for the sheet of shortcuts. */
  readonly label: ScreenMessageKey;
  readonly place: ShortcutPlace;
  readonly run: () => void;
}

/** Those that hold at present, the newest last. */
export const shortcuts = createSlice<{ readonly list: readonly Shortcut[] }>({ list: [] });

/** Behind a dialog nothing is reached by a key, as nothing is by the mouse. */
export const isDialogOpen = (): boolean =>
  document.querySelector('.MuiModal-root:not([aria-hidden="true"])') !== null;

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const keys = keystrokeOf(event);
  if (isPlain(keys) && isTyping(event.target)) return;
  if (isCharacter(keys) && preferred('plainKeys') === 'off') return;
  const isInDialog = isDialogOpen();
  const shortcut = shortcuts
    .get()
    .list.findLast((each) => each.keys === keys && (each.place === 'dialog') === isInDialog);
  if (shortcut === undefined) return;
  event.preventDefault();
  shortcut.run();
}

/** Lets the shortcuts of the pages be heard; answers how to stop. */
export function listenForShortcuts(): () => void {
  addEventListener('keydown', onKeyDown);
  return () => {
    removeEventListener('keydown', onKeyDown);
  };
}

export interface ShortcutOptions {
  readonly place?: ShortcutPlace;
  /** False while there is nothing it could do; it is not on the sheet then. */
  readonly isEnabled?: boolean;
}

/**
 * Gives a key to something the page can do, for as long as it is shown, and a line on the sheet of
 * shortcuts. The newest holder of a key gets it. Plain letters count only outside of fields.
 */
export function useShortcut(
  keys: string,
  label: ScreenMessageKey,
  run: () => void,
  { place = 'page', isEnabled = true }: ShortcutOptions = {},
): void {
  const onKeys = useEffectEvent(run);
  useEffect(() => {
    if (!isEnabled) return undefined;
    const shortcut: Shortcut = {
      keys,
      label,
      place,
      run: () => {
        onKeys();
      },
    };
    shortcuts.merge({ list: [...shortcuts.get().list, shortcut] });
    return () => {
      shortcuts.merge({ list: shortcuts.get().list.filter((each) => each !== shortcut) });
    };
  }, [keys, label, place, isEnabled]);
}
