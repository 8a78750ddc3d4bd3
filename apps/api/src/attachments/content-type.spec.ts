import { describe, expect, it } from '@jest/globals';
import { fitsItsType } from './content-type.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('a file', () => {
  it.each([
    ['application/pdf', '%PDF-1.7\n'],
    ['image/png', '\x89PNG\r\n\x1a\n0'],
    ['IMAGE/JPEG', '\xff\xd8\xff\xe0'],
    ['text/plain', 'Recibo da EDM'],
    ['application/octet-stream', '\x00\x01'],
  ])('fits %s', (type, content) => {
    expect(fitsItsType(type, bytes(content))).toBe(true);
  });

  it.each([
    ['application/pdf', 'Recibo da EDM'],
    ['image/png', '%PDF-1.7'],
    ['application/pdf', 'MZ\x90\x00'],
    ['text/plain', '#!/bin/sh'],
    ['application/octet-stream', '\x7fELF'],
  ])('does not fit %s', (type, content) => {
    expect(fitsItsType(type, bytes(content))).toBe(false);
  });
});
