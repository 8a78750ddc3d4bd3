import type { Slip } from '../shift/print-slip.js';
import type { DeviceSettings } from './device-settings.js';
import { EscPos } from './escpos.js';
import { ends, wrapped } from './text-lines.js';

/** Lines left white above a signature. */
const SIGN_LINES = 3;

/** A slip of cash in or out as the raw bytes of a receipt printer. */
export function slipBytes(
  { title, lines, amount, signers }: Slip,
  { columns, codePage }: Pick<DeviceSettings, 'columns' | 'codePage'>,
): Uint8Array<ArrayBuffer> {
  const out = new EscPos(codePage).align('centre').bold(true);
  for (const line of wrapped(title, columns)) out.line(line);
  out.bold(false).line().align('left');
  for (const { label, value } of lines) {
    for (const line of ends(label, value, columns)) out.line(line);
  }
  out.line().align('centre').double(true).bold(true).line(amount).double(false).bold(false);
  for (const signer of signers) {
    for (let line = 0; line < SIGN_LINES; line += 1) out.line();
    out.line('-'.repeat(columns)).line(signer);
  }
  return out.align('left').cut().bytes();
}
