import type { Content } from 'pdfmake';
import { shortened, type Label, type LabelSheet } from '../labels/label.js';
import {
  labelInside,
  labelPages,
  placeOfLabel,
  type LabelLayout,
} from '../labels/label-layouts.js';
import type { Definition } from './definition.js';
import { bytesOf } from './file-bytes.js';

/** Points in a millimetre. */
const mm = 72 / 25.4;

/** Labels and what they are laid out on; passes between threads. */
export interface LabelsToDraw {
  readonly sheet: LabelSheet;
  readonly layout: LabelLayout;
  /** Labels of the first sheet that are gone already. */
  readonly used: number;
}

/**
 * Labels as a PDF file, in this thread: the bars are drawn, not pictured, so that any printer has
 * them sharp.
 */
export function labelsBytes({ sheet, layout, used }: LabelsToDraw): Promise<Uint8Array> {
  const pages = labelPages(layout, sheet.labels, used);
  const definition: Definition = {
    pageSize: { width: layout.page.width * mm, height: layout.page.height * mm },
    pageMargins: 0,
    defaultStyle: { font: 'Roboto', fontSize: labelInside(layout).size * mm, lineHeight: 1 },
    info: { title: sheet.title },
    content: pages.flatMap((labels, page): Content[] => [
      { text: '', fontSize: 1, ...(page > 0 && { pageBreak: 'before' }) },
      ...labels.flatMap((label, at) => (label ? labelContent(label, layout, at) : [])),
    ]),
  };
  return bytesOf(definition);
}

function labelContent(
  { name, price, code, barcode }: Label,
  layout: LabelLayout,
  at: number,
): Content[] {
  const place = placeOfLabel(layout, at);
  const inside = labelInside(layout);
  const size = inside.size * mm;
  const [x, y] = [(place.left + inside.x) * mm, (place.top + inside.y) * mm];
  const width = (layout.label.width - 2 * inside.x) * mm;
  const height = (layout.label.height - 2 * inside.y) * mm;
  const [nameHeight, footHeight] = [inside.name * mm, inside.foot * mm];
  const within = (top: number, stack: Content[]): Content => ({
    absolutePosition: { x, y: y + top },
    columns: [{ width, stack }],
  });
  // A usual letter is about half as wide as it is high.
  const perLine = Math.max(6, Math.floor(width / (size * 0.52)));
  return [
    within(0, [{ text: shortened(name, perLine, 2), alignment: 'center' }]),
    within(nameHeight, [
      {
        svg: barcode,
        fit: [width, height - nameHeight - footHeight - 2],
        alignment: 'center',
      },
    ]),
    within(height - footHeight, [
      {
        columns: [
          { width: '*', text: code, noWrap: true },
          { width: 'auto', text: price, bold: true, fontSize: size * 1.2, noWrap: true },
        ],
        columnGap: 4,
      },
    ]),
  ];
}
