import type { Paper } from '@balcao/printing';
import type { DeviceSettings } from './device-settings.js';
import { EscPos } from './escpos.js';
import { writeReceipt } from './write-receipt.js';

type Look = Pick<DeviceSettings, 'columns' | 'codePage'>;

/** A paper as raw bytes for a receipt printer. The picture is its logo in the printer's form. */
export function receiptBytes(
  paper: Paper,
  { columns, codePage }: Look,
  picture?: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const out = new EscPos(codePage).align('centre');
  if (picture !== undefined) out.raw(picture);
  writeReceipt(paper, out, columns);
  return out.align('left').cut().bytes();
}
