import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { requestLimits } from './request-limits.js';

/** What a body may be; each route takes one of them. */
export type MediaType =
  | 'application/json'
  | 'application/octet-stream'
  | 'application/xml'
  | 'multipart/form-data';

/** Bytes that a body of each type may have. A file in XML is read as it arrives, and never held. */
export const bytesOf: Readonly<Record<MediaType, number>> = {
  'application/json': requestLimits.jsonBytes,
  'application/octet-stream': requestLimits.fileBytes,
  'application/xml': Number.MAX_SAFE_INTEGER,
  'multipart/form-data': requestLimits.formBytes,
};

/** Under which a route says what it takes; one that says nothing takes JSON. */
export const mediaTypeKey = 'balcao:media-type';

type Schema = Extract<Parameters<typeof ApiBody>[0], { readonly schema: unknown }>['schema'];

/** A route whose body is not JSON; a body of any other type is refused before it is read. */
export const Takes = (
  type: Exclude<MediaType, 'application/json'>,
  schema: Schema = { type: 'string', format: 'binary' },
): MethodDecorator =>
  applyDecorators(SetMetadata(mediaTypeKey, type), ApiConsumes(type), ApiBody({ schema }));
