import { Suspense, type ReactNode } from 'react';
import { lazyScreen } from '../boot/lazy-screen.js';
import { useSlice } from '../boot/slice.js';
import { openSheet, sheet } from './sheet.js';
import { useShortcut } from './shortcuts.js';

const ShortcutSheet = lazyScreen(async () => (await import('./ShortcutSheet.js')).ShortcutSheet);

/** Opens the sheet of shortcuts by `?`, or by `Ctrl+/`, which counts in a field too. */
export function SheetByKey(): ReactNode {
  const { isOpen } = useSlice(sheet);
  useShortcut('?', 'shortcuts.open', openSheet, { place: 'everywhere' });
  useShortcut('Ctrl+/', 'shortcuts.open', openSheet, { place: 'everywhere' });
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutSheet
        onClose={() => {
          sheet.merge({ isOpen: false });
        }}
      />
    </Suspense>
  );
}
