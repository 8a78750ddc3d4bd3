import type { Locator } from '@playwright/test';
import { importLimits } from '@balcao/contracts';

/** Chooses a file that is larger than any that is read; made in the page, which is quicker. */
export async function chooseTooLarge(field: Locator, fileName: string): Promise<void> {
  const params = { fileName, size: importLimits.fileBytes + 1 };
  await field.evaluate((input: HTMLInputElement, { fileName: name, size }) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(size)], name, { type: 'text/csv' }));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, params);
}
