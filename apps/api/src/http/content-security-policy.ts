/** What a page may load, and from where: itself, and nothing else. */
const own = {
  'default-src': ["'self'"],
  // The till's reader of codes is WebAssembly; scripts in text stay refused.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} as const;

/**
 * The policy of all pages. With an identity provider its script may run, and the files in the
 * script's folder may be framed, fetched and used as styles.
 */
export function contentSecurityPolicy(providerScriptUrl?: string): string {
  const policy: Record<string, readonly string[]> = { ...own };
  if (providerScriptUrl !== undefined) {
    const { origin, pathname } = new URL(providerScriptUrl);
    const script = `${origin}${pathname}`;
    const folder = script.slice(0, script.lastIndexOf('/') + 1);
    policy['script-src'] = [...own['script-src'], script];
    policy['frame-src'] = ["'self'", folder];
    policy['connect-src'] = ["'self'", folder];
    policy['style-src'] = [...own['style-src'], folder];
  }
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
