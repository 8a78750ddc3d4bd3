import { importLimits } from '@balcao/contracts';
import { showSnack } from '../boot/snack.js';
import { sentence } from '../i18n/messages.js';

/** Whether a file has more than is read, and says so: the server refuses it once all is sent. */
export function isTooLarge(file: File): boolean {
  if (file.size <= importLimits.fileBytes) return false;
  const megabytes = importLimits.fileBytes / 1_048_576;
  showSnack(sentence('imports.tooLarge', { megabytes }), 'error');
  return true;
}
