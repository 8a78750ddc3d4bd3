import { useEffect, useSyncExternalStore } from 'react';
import { settings, type Mode } from './settings.js';
import { usePart } from './slice.js';

const query = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

function subscribeToSystem(listener: () => void): () => void {
  const list = query();
  list.addEventListener('change', listener);
  return () => {
    list.removeEventListener('change', listener);
  };
}

/** The scheme to show: the chosen one, or the system's as it changes. */
export function useMode(): Mode {
  const followsSystem = usePart(settings, (chosen) => chosen.followsSystem);
  const mode = usePart(settings, (chosen) => chosen.mode);
  const systemIsDark = useSyncExternalStore(subscribeToSystem, () => query().matches);
  if (!followsSystem) return mode;
  return systemIsDark ? 'dark' : 'light';
}

/** Keeps the page's own colours in step with the scheme. */
export function useModeOnPage(): void {
  const mode = useMode();
  useEffect(() => {
    const root = document.documentElement;
    root.dataset['theme'] = mode;
    root.style.colorScheme = mode;
    root.style.backgroundColor = '';
  }, [mode]);
}
