import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  BlobConflict,
  BlobNotFound,
  imageBlobId,
  type BlobStore,
  type OpenedBlob,
} from '@balcao/blobs';
import { UPLOADS } from '../composition/tokens.js';
import { encodeImage, type EncodedImage } from './encode-image.js';
import type { ImageSize } from './image.limits.js';

/** A picture that is kept; its id is the SHA-256 of its large copy, in hex. */
export interface KeptImage {
  readonly id: string;
  /** Of the large copy, in pixels. */
  readonly width: number;
  readonly height: number;
}

const idShape = /^[0-9a-f]{64}$/;

/**
 * Pictures in the store of blobs. They are addressed by their content, so they never change and
 * the same picture is kept once for each owner: a company's id, or another place of the store.
 */
@Injectable()
export class ImageStore {
  constructor(@Inject(UPLOADS) private readonly blobs: BlobStore) {}

  /** Keeps a picture as it was sent in; throws a `RequestError` for what is none. */
  async keep(owner: string, sent: unknown): Promise<KeptImage> {
    const images = await encodeImage(sent);
    const { large } = images;
    const id = createHash('sha256').update(large.content).digest('hex');
    await this.put(owner, id, 'small', images.small);
    await this.put(owner, id, 'medium', images.medium);
    // The last: what is found has all its copies.
    await this.put(owner, id, 'large', large);
    return { id, width: large.width, height: large.height };
  }

  /** Whether the owner has the picture. */
  async has(owner: string, id: string): Promise<boolean> {
    return (
      (await this.find(() => this.blobs.stat(owner, imageBlobId(id, 'large')), id)) !== undefined
    );
  }

  /** A copy of a picture; undefined where the owner has none of this id. */
  open(owner: string, id: string, size: ImageSize): Promise<OpenedBlob | undefined> {
    return this.find(() => this.blobs.get(owner, imageBlobId(id, size)), id);
  }

  /** Forgets a picture with all its copies; nothing happens when there is none. */
  async remove(owner: string, id: string): Promise<void> {
    if (!idShape.test(id)) return;
    for (const size of ['large', 'medium', 'small'] as const) {
      await this.blobs.remove(owner, imageBlobId(id, size));
    }
  }

  private async put(owner: string, id: string, size: ImageSize, image: EncodedImage) {
    const { content, contentType } = image;
    const fileName = `${id}.${contentType.slice('image/'.length)}`;
    try {
      await this.blobs.put(owner, { id: imageBlobId(id, size), fileName, contentType, content });
    } catch (error) {
      // Another version of the encoder made this copy of the same picture: it does as well.
      if (!(error instanceof BlobConflict)) throw error;
    }
  }

  private async find<T>(read: () => Promise<T>, id: string): Promise<T | undefined> {
    if (!idShape.test(id)) return undefined;
    try {
      return await read();
    } catch (error) {
      if (error instanceof BlobNotFound) return undefined;
      throw error;
    }
  }
}
