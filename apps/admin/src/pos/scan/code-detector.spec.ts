import { describe, expect, it } from '@jest/globals';
import { codeDetector, type CodeDetector, type NativeDetector } from './code-detector.js';

const ours: CodeDetector = { detect: () => Promise.resolve([]) };
const load = (): Promise<CodeDetector> => Promise.resolve(ours);

/** A browser's reader that says which codes it reads. */
function aNative(read: () => Promise<readonly string[]>): NativeDetector {
  return class {
    static readonly getSupportedFormats = read;
    readonly formats: readonly string[];
    constructor({ formats }: { readonly formats: readonly string[] }) {
      this.formats = formats;
    }
    readonly detect = () => Promise.resolve([]);
  };
}

describe('the reader of codes', () => {
  it("is the browser's own, for the codes that it reads", async () => {
    const native = aNative(() => Promise.resolve(['aztec', 'ean_13', 'qr_code']));
    expect(await codeDetector(native, load)).toMatchObject({ formats: ['ean_13', 'qr_code'] });
  });

  it('is ours where the browser has none', async () => {
    expect(await codeDetector(undefined, load)).toBe(ours);
  });

  it('is ours where that of the browser does not read what is on articles', async () => {
    expect(
      await codeDetector(
        aNative(() => Promise.resolve([])),
        load,
      ),
    ).toBe(ours);
    const broken = aNative(() => Promise.reject(new Error('No service')));
    expect(await codeDetector(broken, load)).toBe(ours);
  });

  it('is missing where ours cannot be fetched', async () => {
    const away = () => Promise.reject(new Error('Failed to fetch'));
    await expect(codeDetector(undefined, away)).rejects.toThrow('Failed to fetch');
  });
});
