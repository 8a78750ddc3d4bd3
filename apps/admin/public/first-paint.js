/* global localStorage, matchMedia, document */
// Runs before the first paint, so that the page never shows the wrong theme.
// A file of its own: the content security policy forbids inline scripts.
{
  const stored = () => {
    try {
      /** @type {{ mode?: unknown, followsSystem?: unknown } | null} */
      const settings = JSON.parse(localStorage.getItem('settings') ?? '{}');
      return settings ?? {};
    } catch {
      return {};
    }
  };
  const { mode, followsSystem } = stored();
  const isDark =
    followsSystem === false ? mode === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const root = document.documentElement;
  root.dataset['theme'] = isDark ? 'dark' : 'light';
  root.style.colorScheme = isDark ? 'dark' : 'light';
  root.style.backgroundColor = isDark ? '#0d1215' : '#f5f6f8';
}
