import {
  prepareZXingModule,
  purgeZXingModule,
  readBarcodes,
  type ReaderOptions,
} from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CodeDetector } from './code-detector.js';

const options: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'Code39', 'ITF', 'QRCode', 'DataMatrix'],
  maxNumberOfSymbols: 1,
};

/** A barcode reader for browsers without one. Throws if it cannot be loaded. */
export async function wasmDetector(): Promise<CodeDetector> {
  try {
    await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  } catch (error) {
    // Else the failure would be remembered, and asked for again in vain.
    purgeZXingModule();
    throw error;
  }
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('There is no canvas to look at pictures with');
  return {
    detect: async (video) => {
      const { videoWidth: width, videoHeight: height } = video;
      if (width === 0 || height === 0) return [];
      Object.assign(canvas, { width, height });
      context.drawImage(video, 0, 0);
      const found = await readBarcodes(context.getImageData(0, 0, width, height), options);
      return found.map(({ text }) => ({ rawValue: text }));
    },
  };
}
