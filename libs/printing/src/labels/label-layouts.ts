/** How labels lie on what they are printed on; millimetres. */
export interface LabelLayout {
  readonly page: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  readonly label: { readonly width: number; readonly height: number };
  /** Of the first label from the edges of the page. */
  readonly left: number;
  readonly top: number;
  /** Between labels side by side. */
  readonly gap: number;
}

const a4 = { width: 210, height: 297 } as const;

const roll = (width: number, height: number): LabelLayout => ({
  page: { width, height },
  columns: 1,
  rows: 1,
  label: { width, height },
  left: 0,
  top: 0,
  gap: 0,
});

/** The sheets that are sold everywhere, by columns and rows, and rolls by the size of a label. */
export const labelLayouts = {
  sheet3x8: {
    page: a4,
    columns: 3,
    rows: 8,
    label: { width: 70, height: 37 },
    left: 0,
    top: 0.5,
    gap: 0,
  },
  sheet4x10: {
    page: a4,
    columns: 4,
    rows: 10,
    label: { width: 52.5, height: 29.7 },
    left: 0,
    top: 0,
    gap: 0,
  },
  sheet5x13: {
    page: a4,
    columns: 5,
    rows: 13,
    label: { width: 38.1, height: 21.2 },
    left: 4.75,
    top: 10.7,
    gap: 2.5,
  },
  roll40x25: roll(40, 25),
  roll50x30: roll(50, 30),
} as const satisfies Readonly<Record<string, LabelLayout>>;

/** The layout that a person chooses, as the address of the labels names it. */
export type LabelLayoutName = keyof typeof labelLayouts;

/**
 * What surrounds the bars within a label: margins on both sides, and lines of text; millimetres.
 */
export function labelInside({ label }: LabelLayout) {
  const isLarge = label.height >= 34;
  const size = isLarge ? 3.2 : 2.4;
  return {
    x: isLarge ? 3 : 2,
    y: 1.5,
    /** Height of a letter. */
    size,
    name: 2 * size * 1.2,
    foot: size * 1.5,
  };
}

/** Height by width of the place that a label has for its bars. */
export function barsRatio(layout: LabelLayout): number {
  const { x, y, name, foot } = labelInside(layout);
  const { width, height } = layout.label;
  return (height - 2 * y - name - foot - 0.7) / (width - 2 * x);
}

/** Where a label lies on its page, in millimetres from the upper left. */
export function placeOfLabel(layout: LabelLayout, at: number): { left: number; top: number } {
  const { columns, left, top, gap, label } = layout;
  return {
    left: left + (at % columns) * (label.width + gap),
    top: top + Math.floor(at / columns) * label.height,
  };
}

/** The labels of each page; the first page begins behind those that were used before. */
export function labelPages<L>(
  layout: LabelLayout,
  labels: readonly L[],
  used = 0,
): readonly (readonly (L | undefined)[])[] {
  const perPage = layout.columns * layout.rows;
  const all = [...Array.from({ length: used % perPage }, () => undefined), ...labels];
  const pages: (L | undefined)[][] = [];
  for (let at = 0; at < all.length; at += perPage) pages.push(all.slice(at, at + perPage));
  return pages;
}
