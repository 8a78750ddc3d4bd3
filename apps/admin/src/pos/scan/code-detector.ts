/** Finds codes in a picture, as the browsers' own reader does. */
export interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** A browser's own reader, of which the types of the DOM know nothing. */
export interface NativeDetector {
  new (options: { readonly formats: readonly string[] }): CodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const formats = [
  ...['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf'],
  ...['qr_code', 'data_matrix'],
];

const nativeDetector = (): NativeDetector | undefined =>
  (globalThis as { readonly BarcodeDetector?: NativeDetector }).BarcodeDetector;

/** Our reader is larger than the till itself, and most phones have their own. */
const loadOurs = async (): Promise<CodeDetector> =>
  await (await import('./wasm-detector.js')).wasmDetector();

/**
 * The browser's barcode reader if it supports retail codes, else ours, loaded on demand (Chrome on
 * Windows and Linux and Safari have none). Throws if it cannot be loaded.
 */
export async function codeDetector(
  Native = nativeDetector(),
  load: () => Promise<CodeDetector> = loadOurs,
): Promise<CodeDetector> {
  const read = (await Native?.getSupportedFormats().catch(() => [])) ?? [];
  // A browser may have a reader that reads nothing, where its system lacks what it asks.
  if (Native === undefined || !read.includes('ean_13')) return await load();
  return new Native({ formats: formats.filter((format) => read.includes(format)) });
}
