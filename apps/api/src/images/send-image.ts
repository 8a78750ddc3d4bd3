import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { RequestError } from '../http/request-error.js';
import { imageSizes, type ImageSize } from './image.limits.js';
import type { ImageStore } from './image-store.js';

/** A picture of this address never changes; `private`: it is for those who may see it alone. */
const cacheControl = 'private, max-age=31536000, immutable';

/** The size that a query asks for; the medium one without it. */
export function imageSizeOf(sent: unknown): ImageSize {
  if (sent === undefined) return 'medium';
  const sizes = Object.keys(imageSizes) as ImageSize[];
  const size = sizes.find((each) => each === sent);
  if (size !== undefined) return size;
  const code = 'request.invalid';
  throw new RequestError(422, code, {}, [{ path: 'size', code, params: {} }]);
}

/** Answers a request with a picture, to be kept by the browser for good; 404 without one. */
export async function sendImage(
  reply: FastifyReply,
  images: ImageStore,
  owner: string,
  id: string,
  size: ImageSize,
): Promise<StreamableFile> {
  const opened = await images.open(owner, id, size);
  if (opened === undefined) throw new RequestError(404, 'image.notFound');
  const { content, info } = opened;
  reply.header('cache-control', cacheControl);
  return new StreamableFile(Readable.from(content), {
    type: info.contentType,
    length: info.size,
    disposition: 'inline',
  });
}
