/** Addresses, telephones and e-mails; name and tax number. */
export type ErasedScope = 'contact' | 'identity';

/** `GET /api/parties/:id/erasure`: what an erasure would let go of. */
export interface ErasurePreview {
  readonly id: string;
  readonly scopes: readonly ErasedScope[];
}
