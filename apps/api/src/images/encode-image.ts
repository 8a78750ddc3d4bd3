import sharp, { type Sharp } from 'sharp';
import { RequestError } from '../http/request-error.js';
import { imageFormatOf } from './image-format.js';
import { imageLimits, imageSizes, type ImageSize } from './image.limits.js';

/** One copy of a picture, as it is kept. */
export interface EncodedImage {
  readonly content: Uint8Array;
  readonly contentType: 'image/webp' | 'image/jpeg' | 'image/png';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export type EncodedImages = Readonly<Record<ImageSize, EncodedImage>>;

// One picture at a time per thread: several at once would take the memory of the server.
sharp.concurrency(1);
sharp.cache(false);

/**
 * The copies of a picture: upright, in sRGB, without what cameras note about place and owner. The
 * large one is a JPEG, or a PNG where it is see-through, which prints take too.
 *
 * Throws a `RequestError` for what is no picture, or too large a one.
 */
export async function encodeImage(sent: unknown): Promise<EncodedImages> {
  const bytes = checkImage(sent);
  try {
    const options = { limitInputPixels: imageLimits.pixelsMax, failOn: 'error' } as const;
    const { width, height, hasAlpha } = await sharp(bytes, options).metadata();
    if (width * height > imageLimits.pixelsMax) throw tooManyPixels();
    const of = (size: ImageSize) =>
      sharp(bytes, options).autoOrient().resize({
        width: imageSizes[size],
        height: imageSizes[size],
        fit: 'inside',
        withoutEnlargement: true,
      });
    return {
      small: await encoded(of('small').webp({ quality: 78 }), 'image/webp'),
      medium: await encoded(of('medium').webp({ quality: 80 }), 'image/webp'),
      large: hasAlpha
        ? await encoded(of('large').png({ compressionLevel: 9 }), 'image/png')
        : await encoded(of('large').jpeg({ quality: 85, mozjpeg: true }), 'image/jpeg'),
    };
  } catch (error) {
    if (error instanceof RequestError) throw error;
    if (error instanceof Error && error.message.includes('pixel limit')) throw tooManyPixels();
    throw refused('image.unreadable');
  }
}

/** The content as it was sent, once it begins as a picture does and is not too long. */
function checkImage(sent: unknown): Uint8Array {
  if (!(sent instanceof Uint8Array)) throw refused('image.unreadable');
  const { bytesMax } = imageLimits;
  if (sent.byteLength > bytesMax) throw refused('image.tooLarge', { max: bytesMax / 1_048_576 });
  if (imageFormatOf(sent) === undefined) throw refused('image.unreadable');
  return sent;
}

async function encoded(
  image: Sharp,
  contentType: EncodedImage['contentType'],
): Promise<EncodedImage> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { content: data, contentType, width: info.width, height: info.height };
}

const tooManyPixels = () =>
  refused('image.tooManyPixels', { max: imageLimits.pixelsMax / 1_000_000 });

function refused(
  code: 'image.unreadable' | 'image.tooLarge' | 'image.tooManyPixels',
  params: Readonly<Record<string, unknown>> = {},
): RequestError {
  return new RequestError(422, code, params, [{ path: 'file', code, params }]);
}
