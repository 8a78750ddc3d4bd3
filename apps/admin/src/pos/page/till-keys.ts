/** The keyboard shortcuts of the till, by subject; each is a row of the sheet. */
export const tillKeys = [
  { group: 'articles', does: 'scan', keys: ['F2'] },
  { group: 'articles', does: 'camera', keys: ['Shift+F2'] },
  { group: 'articles', does: 'mode', keys: ['F3'] },
  { group: 'articles', does: 'merge', keys: ['Ctrl+F3'] },
  { group: 'line', does: 'lineAbove', keys: ['ArrowUp'] },
  { group: 'line', does: 'lineBelow', keys: ['ArrowDown'] },
  { group: 'line', does: 'more', keys: ['+'] },
  { group: 'line', does: 'less', keys: ['-'] },
  { group: 'line', does: 'quantity', keys: ['F4'] },
  { group: 'line', does: 'price', keys: ['Shift+F4'] },
  { group: 'line', does: 'discount', keys: ['F6'] },
  { group: 'line', does: 'lineNote', keys: ['Shift+F3'] },
  { group: 'line', does: 'batch', keys: ['Ctrl+F2'] },
  { group: 'line', does: 'removeLine', keys: ['Delete'] },
  { group: 'sale', does: 'total', keys: ['Shift+F6'] },
  { group: 'sale', does: 'client', keys: ['F8'] },
  { group: 'sale', does: 'note', keys: ['Shift+F8'] },
  { group: 'sale', does: 'park', keys: ['F7'] },
  { group: 'sale', does: 'parked', keys: ['Shift+F7'] },
  { group: 'sale', does: 'clear', keys: ['Escape'] },
  { group: 'sale', does: 'pay', keys: ['F9'] },
  { group: 'after', does: 'print', keys: ['Shift+F9'] },
  { group: 'after', does: 'find', keys: ['F10'] },
  { group: 'after', does: 'display', keys: ['Ctrl+F8'] },
  { group: 'after', does: 'lock', keys: ['Ctrl+F9'] },
  { group: 'after', does: 'sheet', keys: ['F1', '?'] },
] as const satisfies readonly {
  readonly group: string;
  readonly does: string;
  /** As `keystrokeOf` writes them. */
  readonly keys: readonly string[];
}[];

export type TillKey = (typeof tillKeys)[number]['does'];
export const keyGroups = ['articles', 'line', 'sale', 'after'] as const;

/** The shortcut of an action, as shown on its button. */
export const keyOf = (does: TillKey): string =>
  tillKeys.find((each) => each.does === does)?.keys[0] ?? '';

/** The action of a keystroke; undefined for most. */
export const actionOf = (keystroke: string): TillKey | undefined =>
  tillKeys.find(({ keys }) => keys.some((key) => key === keystroke))?.does;

/** Keys that are text in a field with content: they act only in an empty one. */
export const isText = (keystroke: string): boolean =>
  keystroke.length === 1 || /^(Arrow|Delete|Escape)/.test(keystroke);
