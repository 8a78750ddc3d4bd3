import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { encodeImage } from './encode-image.js';
import { imageLimits } from './image.limits.js';

const red = { r: 200, g: 20, b: 20 };

const picture = (width: number, height: number, alpha?: number) =>
  sharp({
    create: {
      width,
      height,
      ...(alpha === undefined
        ? { channels: 3 as const, background: red }
        : { channels: 4 as const, background: { ...red, alpha } }),
    },
  });

describe('a picture that is sent in', () => {
  it('is kept in three sizes, none larger than it was', async () => {
    const { small, medium, large } = await encodeImage(await picture(800, 400).png().toBuffer());
    const sizeOf = ({ width, height }: { width: number; height: number }) => [width, height];
    expect([small, medium, large].map(sizeOf)).toEqual([
      [96, 48],
      [480, 240],
      [800, 400],
    ]);
    expect([small, medium, large].map(({ contentType }) => contentType)).toEqual([
      'image/webp',
      'image/webp',
      'image/jpeg',
    ]);
  });

  it('stays see-through', async () => {
    const { large } = await encodeImage(await picture(20, 20, 0.5).webp().toBuffer());
    expect(large.contentType).toBe('image/png');
    expect((await sharp(large.content).metadata()).hasAlpha).toBe(true);
  });

  it('stands upright and says nothing of its camera and place', async () => {
    const taken = await picture(40, 20)
      .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeInstanceOf(Uint8Array);
    for (const copy of Object.values(await encodeImage(taken))) {
      const { width, height, exif } = await sharp(copy.content).metadata();
      expect([width, height, exif]).toEqual([20, 40, undefined]);
    }
  });

  it('is refused when its content is no picture, whatever it is called', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    const cut = (await picture(300, 300).jpeg().toBuffer()).subarray(0, 40);
    for (const sent of [drawing, cut, Buffer.alloc(0), 'text', {}]) {
      await expect(encodeImage(sent)).rejects.toMatchObject({ code: 'image.unreadable' });
    }
  });

  it('is refused beyond so many bytes and pixels', async () => {
    const long = Buffer.alloc(imageLimits.bytesMax + 1);
    await expect(encodeImage(long)).rejects.toMatchObject({ code: 'image.tooLarge' });
    const wide = await picture(10_001, 5_000).png().toBuffer();
    await expect(encodeImage(wide)).rejects.toMatchObject({
      code: 'image.tooManyPixels',
      params: { max: 50 },
    });
  });
});
