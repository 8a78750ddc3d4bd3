import type { BarcodeOf } from '@balcao/printing';
import { toSVG } from 'bwip-js/node';

/** What the library draws for a millimetre of height, and for the digits beneath the bars. */
const unit = { perMm: 5.67, digits: 16 } as const;
/** Millimetres: bars that are lower are read badly, higher ones waste the label. */
const bounds = { least: 4, most: 24 } as const;

/**
 * Bars with their digits beneath, as SVG, so high that they fill a place of the ratio (height by
 * width): the narrower the bars, the worse they are read. The digits of an EAN stand where its kind
 * wants them, around its long bars. A code that its kind cannot say throws.
 */
export function barcodeDrawing(barcode: BarcodeOf, ratio: number): string {
  const width = Number(/viewBox="0 0 (\d+)/.exec(drawn(barcode, bounds.least))?.[1] ?? 0);
  const height = (width * ratio - unit.digits) / unit.perMm;
  return drawn(barcode, Math.min(bounds.most, Math.max(bounds.least, height)));
}

const drawn = ({ kind, text }: BarcodeOf, height: number): string =>
  toSVG({ bcid: kind, text, includetext: true, height, paddingwidth: 4 });
