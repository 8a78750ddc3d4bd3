import { Suspense, useState, type ReactNode } from 'react';
import { lazyScreen } from '../boot/lazy-screen.js';
import { useShortcut } from './shortcuts.js';

const ShortcutSheet = lazyScreen(async () => (await import('./ShortcutSheet.js')).ShortcutSheet);

/** Opens the sheet of shortcuts by `?`, or by `Ctrl+/`, which counts in a field too. */
export function SheetByKey(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const open = (): void => {
    setOpen(true);
  };
  useShortcut('?', 'shortcuts.open', open, { place: 'everywhere' });
  useShortcut('Ctrl+/', 'shortcuts.open', open, { place: 'everywhere' });
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutSheet
        onClose={() => {
          setOpen(false);
        }}
      />
    </Suspense>
  );
}
