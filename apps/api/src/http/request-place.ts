import type { FastifyRequest } from 'fastify';

/** Where the company is that a request is about. */
export interface Place {
  /** IANA name. */
  readonly timeZone: string;
  /** ISO 3166-1, `MZ`. */
  readonly country: string;
  /** Whether it is a demo: its papers say so. */
  readonly isDemo: boolean;
}

/** A request may be about a company that is only to be. */
type KnownPlace = { readonly [Fact in keyof Place]?: Place[Fact] | undefined };

const places = new WeakMap<FastifyRequest, KnownPlace>();

/** Keeps where the company of a request is, as far as it is known. */
export function rememberPlace(request: FastifyRequest, place: KnownPlace): void {
  places.set(request, place);
}

/** In which the company of a request counts its days; UTC for one about no company. */
export const timeZoneOf = (request: FastifyRequest): string =>
  places.get(request)?.timeZone ?? 'UTC';

/** The country of the company of a request; none for one about no company. */
export const countryOf = (request: FastifyRequest): string | undefined =>
  places.get(request)?.country;

/** Whether the company of a request is a demo. */
export const isDemoOf = (request: FastifyRequest): boolean => places.get(request)?.isDemo === true;
