import type { ReactNode } from 'react';

const paths = {
  back: 'M19 12H5m6-6-6 6 6 6',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  sun: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 1v2m0 18v2M1 12h2m18 0h2M4 4l1.5 1.5m13 13L20 20M4 20l1.5-1.5m13-13L20 4',
  scan: 'M4 8V4h4m8 0h4v4M4 16v4h4m8 0h4v-4M8 8v8m3-8v8m2-8v8m3-8v8',
  tiles: 'M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h6v6h-6z',
  printer: 'M7 9V3h10v6M7 17H4v-7h16v7h-3M7 14h10v7H7z',
  lock: 'M6 11h12v10H6zm2 0V8a4 4 0 0 1 8 0v3m-4 4v2',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 8c0-4 4-6 8-6s8 2 8 6',
  camera: 'M4 8h3l2-3h6l2 3h3v11H4zm8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  calendar: 'M4 6h16v14H4zm0 4h16M8 3v5m8-5v5',
  close: 'M6 6l12 12M18 6 6 18',
} as const;

/** A decorative icon; the surrounding element has the label. */
export function Glyph({ name }: { readonly name: keyof typeof paths }): ReactNode {
  return (
    <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
