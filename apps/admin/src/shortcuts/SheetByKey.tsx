import { Suspense, type ReactNode } from 'react';
import { lazyScreen } from '../routing/lazy-screen.js';
import { useSlice } from '../boot/slice.js';
import { closeSheet, openSheet, sheet } from './sheet.js';
import { useShortcut } from './shortcuts.js';

const ShortcutSheet = lazyScreen(async () => (await import('./ShortcutSheet.js')).ShortcutSheet);

/** Opens the sheet of shortcuts by `?`, or by `Ctrl+/`, which counts in fields and dialogs too. */
export function SheetByKey(): ReactNode {
  const { places } = useSlice(sheet);
  useShortcut('?', 'shortcuts.open', openSheet, { place: 'everywhere' });
  useShortcut('Ctrl+/', 'shortcuts.open', openSheet, { place: 'everywhere' });
  useShortcut('Ctrl+/', 'shortcuts.open', openSheet, { place: 'dialog' });
  if (places.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutSheet places={places} onClose={closeSheet} />
    </Suspense>
  );
}
