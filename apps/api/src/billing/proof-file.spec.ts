import { describe, expect, it } from '@jest/globals';
import { DomainError, PROOF_BYTES_MAX } from '@balcao/domain';
import { RequestError } from '../http/request-error.js';
import { proofOf } from './proof-file.js';

const pdf = (bytes: number) => {
  const content = new Uint8Array(bytes);
  content.set(new TextEncoder().encode('%PDF'));
  return content;
};

const codeOf = (name: unknown, content: unknown): string => {
  try {
    return proofOf(name, content).contentType;
  } catch (error) {
    if (error instanceof DomainError || error instanceof RequestError) return error.code;
    throw error;
  }
};

describe('a proof of a transfer', () => {
  it('is what its content says, up to its bound', () => {
    expect(codeOf('talao.png', pdf(PROOF_BYTES_MAX))).toBe('application/pdf');
    expect(codeOf('talao.pdf', pdf(PROOF_BYTES_MAX + 1))).toBe('billing.proofTooLarge');
    expect(codeOf('talao.pdf', new TextEncoder().encode('<script>'))).toBe('billing.proofType');
  });

  it.each(['../talao.pdf', 'talao\n.pdf', '', 'a'.repeat(201), 7])('is not called %j', (name) => {
    expect(codeOf(name, pdf(10))).toBe('request.invalid');
  });

  it.each([undefined, 'text', new Uint8Array()])('is a file: not %j', (content) => {
    expect(codeOf('talao.pdf', content)).toBe('request.invalid');
  });
});
