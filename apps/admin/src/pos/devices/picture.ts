import type { Picture } from '@balcao/printing';
import { rasterBytes } from './raster.js';

/** Dots of the widest and the highest picture: a third of a roll of 576 dots is left white. */
const WIDTH_MAX = 384;
const HEIGHT_MAX = 160;

/** A picture as a receipt printer takes it; nothing where the browser cannot read it. */
export async function printedPicture(
  picture: Picture,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const canvas = await drawnPicture(picture);
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  return pixels && rasterBytes(pixels);
}

/** A picture in the size that receipts have room for; nothing where the browser cannot read it. */
export async function drawnPicture(
  { contentType, bytes }: Picture,
  { isOnWhite = false } = {},
): Promise<HTMLCanvasElement | undefined> {
  try {
    const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: contentType }));
    const scale = Math.min(1, WIDTH_MAX / image.width, HEIGHT_MAX / image.height);
    const width = Math.max(1, Math.round(image.width * scale));
    const height = Math.max(1, Math.round(image.height * scale));
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const drawing = canvas.getContext('2d');
    if (drawing === null) return undefined;
    if (isOnWhite) {
      drawing.fillStyle = '#fff';
      drawing.fillRect(0, 0, width, height);
    }
    drawing.drawImage(image, 0, 0, width, height);
    return canvas;
  } catch {
    // A receipt without its picture is still the receipt.
    return undefined;
  }
}
