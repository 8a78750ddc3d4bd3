import { PdfBinding } from './pdf-binding.js';

/** Joins files into one, in their order, each as it would be printed by itself. */
export function mergePdfs(files: readonly Uint8Array[]): Uint8Array {
  const [only] = files;
  if (files.length === 1 && only !== undefined) return only;
  const binding = new PdfBinding();
  for (const bytes of files) binding.add(bytes);
  return binding.bytes();
}
