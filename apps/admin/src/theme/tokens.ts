/** The colours of one scheme. */
export interface Colours {
  readonly page: string;
  readonly paper: string;
  readonly raised: string;
  readonly line: string;
  readonly lineStrong: string;
  /** Around what is written in: 3:1 against all that it stands on. */
  readonly field: string;
  readonly text: string;
  readonly muted: string;
  readonly primary: string;
  readonly primaryHover: string;
  readonly onPrimary: string;
  readonly primaryTint: string;
  readonly hover: string;
  readonly success: string;
  readonly successTint: string;
  readonly warning: string;
  readonly warningTint: string;
  readonly error: string;
  readonly errorTint: string;
  readonly info: string;
  readonly infoTint: string;
  readonly neutralTint: string;
}

/** The two schemes; every pair of text and background passes 4.5:1. */
export const colours = {
  light: {
    page: '#f5f6f8',
    paper: '#ffffff',
    raised: '#ffffff',
    line: '#e3e7ec',
    lineStrong: '#c5ccd5',
    field: '#848e99',
    text: '#12181f',
    muted: '#57626f',
    primary: '#0b7462',
    primaryHover: '#095f50',
    onPrimary: '#ffffff',
    primaryTint: '#e9f3f1',
    hover: '#f2f4f6',
    success: '#12653e',
    successTint: '#e5f1eb',
    warning: '#8a5000',
    warningTint: '#faf0df',
    error: '#b42318',
    errorTint: '#fae9e7',
    info: '#1554ba',
    infoTint: '#e6effc',
    neutralTint: '#edeff2',
  },
  dark: {
    page: '#0d1215',
    paper: '#141a1e',
    raised: '#1a2126',
    line: '#263037',
    lineStrong: '#3b4850',
    field: '#697781',
    text: '#e8edf0',
    muted: '#9aa7b1',
    primary: '#37c6a8',
    primaryHover: '#5ad3ba',
    onPrimary: '#04211b',
    primaryTint: '#16302c',
    hover: '#1b2328',
    success: '#4cc38a',
    successTint: '#173029',
    warning: '#f0b042',
    warningTint: '#33291a',
    error: '#ff8a80',
    errorTint: '#3a2223',
    info: '#84adff',
    infoTint: '#1d2a40',
    neutralTint: '#252d33',
  },
} as const satisfies Readonly<Record<'light' | 'dark', Colours>>;

/** Corner radii in pixels: chips and inputs, buttons, cards. */
export const radii = { small: 6, medium: 8, large: 12 } as const;

/** One family everywhere; hierarchy comes from weight. */
export const font = {
  family: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  medium: 550,
  strong: 650,
  heavy: 720,
} as const;

/** Heights in pixels. */
export const sizes = { row: 44, bar: 54, sidebar: 236 } as const;
