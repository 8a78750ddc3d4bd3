const GS = 0x1d;
/** Darker than this is printed, of 255. */
const DARK = 128;

/** The pixels of a picture: four bytes each, as a canvas gives them. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/**
 * A picture as the raster command of receipt printers (`GS v 0`): a bit for each dot. Greys are
 * spread over their neighbours (Floyd and Steinberg), what is transparent is paper.
 */
export function rasterBytes({ width, height, data }: Pixels): Uint8Array<ArrayBuffer> {
  const row = Math.ceil(width / 8);
  const head = [GS, 0x76, 0x30, 0, row & 0xff, row >> 8, height & 0xff, height >> 8];
  const bytes = new Uint8Array(head.length + row * height);
  bytes.set(head);
  const grey = Float32Array.from({ length: width * height }, (_, at) => greyOf(data, at * 4));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const value = grey[at] ?? 255;
      const isDark = value < DARK;
      if (isDark) {
        const place = head.length + y * row + (x >> 3);
        bytes[place] = (bytes[place] ?? 0) | (0x80 >> (x & 7));
      }
      spread(grey, { at, x, width }, value - (isDark ? 0 : 255));
    }
  }
  return bytes;
}

function greyOf(data: ArrayLike<number>, at: number): number {
  const [red = 255, green = 255, blue = 255, alpha = 255] = [0, 1, 2, 3].map((k) => data[at + k]);
  const light = 0.299 * red + 0.587 * green + 0.114 * blue;
  return 255 - ((255 - light) * alpha) / 255;
}

interface Dot {
  readonly at: number;
  readonly x: number;
  readonly width: number;
}

/** Distributes the error of a dot to the following ones. */
function spread(grey: Float32Array, { at, x, width }: Dot, error: number): void {
  const add = (to: number, share: number): void => {
    if (to < grey.length) grey[to] = (grey[to] ?? 255) + (error * share) / 16;
  };
  if (x + 1 < width) add(at + 1, 7);
  if (x > 0) add(at + width - 1, 3);
  add(at + width, 5);
  if (x + 1 < width) add(at + width + 1, 1);
}
