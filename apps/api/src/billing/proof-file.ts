import { PROOF_BYTES_MAX, refuse } from '@balcao/domain';
import { RequestError } from '../http/request-error.js';

// As the store of blobs takes names: no folders, no line breaks.
const nameShape = /^[^\p{Cc}/\\]{1,200}$/u;

/** What files of each kind begin with. */
const kinds = [
  { contentType: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46] },
  { contentType: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  { contentType: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47] },
];

/** A file that proves a transfer; its content decides its kind, regardless of its name. */
export function proofOf(name: unknown, content: unknown) {
  if (typeof name !== 'string' || !nameShape.test(name)) throw invalid('name');
  if (!(content instanceof Uint8Array) || content.length === 0) throw invalid('file');
  if (content.length > PROOF_BYTES_MAX) {
    refuse('billing.proofTooLarge', { megabytes: PROOF_BYTES_MAX / 1_048_576 }, 'file');
  }
  const kind = kinds.find(({ begins }) => begins.every((byte, index) => content[index] === byte));
  if (kind === undefined) return refuse('billing.proofType', undefined, 'file');
  return { fileName: name, contentType: kind.contentType, content };
}

function invalid(path: string): RequestError {
  const problem = { path, code: 'request.invalid' as const, params: {} };
  return new RequestError(422, 'request.invalid', {}, [problem]);
}
