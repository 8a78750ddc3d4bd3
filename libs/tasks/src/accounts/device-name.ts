const browsers = [
  [/\bEdg\w*\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\//, 'Firefox'],
  [/\bChrom(?:e|ium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** What a browser says of itself, for people: `Firefox, Windows`. Nobody vouches for it. */
export function deviceName(userAgent: string): string {
  const name = (known: readonly (readonly [RegExp, string])[]) =>
    known.find(([shape]) => shape.test(userAgent))?.[1];
  const parts = [name(browsers), name(systems)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : userAgent.slice(0, 40) || '?';
}
