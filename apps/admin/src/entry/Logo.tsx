import type { ReactNode } from 'react';

/** The mark: a till's counter seen as the letter B, with the customer next to it. */
export function Mark({ size }: { readonly size: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#0b7462" />
      <path
        d="M7 8.5h9.2a4 4 0 0 1 2.4 7.2 4.6 4.6 0 0 1-1.9 8.8H7z"
        fill="#fff"
        fillRule="evenodd"
      />
      <path d="M7 15.2h11.5v2.1H7z" fill="#0b7462" />
      <rect x="22" y="8.5" width="3" height="16" rx="1.5" fill="#f0b042" />
    </svg>
  );
}

/** Mark and name, `width` pixels wide; the name takes the colour of the text around it. */
export function Logo({ width }: { readonly width: number }): ReactNode {
  return (
    <svg
      width={width}
      viewBox="0 0 125 38"
      role="img"
      aria-label="Balcão"
      style={{ maxWidth: '100%' }}
    >
      <g transform="translate(2 3)">
        <rect width="32" height="32" rx="8" fill="#0b7462" />
        <path d="M7 8.5h9.2a4 4 0 0 1 2.4 7.2 4.6 4.6 0 0 1-1.9 8.8H7z" fill="#fff" />
        <path d="M7 15.2h11.5v2.1H7z" fill="#0b7462" />
        <rect x="22" y="8.5" width="3" height="16" rx="1.5" fill="#f0b042" />
      </g>
      <text x="43" y="26.5" fill="currentColor" fontSize="22" fontWeight="720" letterSpacing="-0.7">
        Balcão
      </text>
    </svg>
  );
}
