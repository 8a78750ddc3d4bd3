import { describe, expect, it } from '@jest/globals';
import { paperOf } from './paper-of.js';
import { printedInvoice } from '../testing/printed.js';
import { wirePaper } from './wire-paper.js';

const logo = { contentType: 'image/png', bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47) };
const invoice = printedInvoice();

describe('a paper as JSON', () => {
  it('says all that the paper says', () => {
    const paper = paperOf(invoice);
    expect(JSON.parse(JSON.stringify(wirePaper(paper)))).toEqual(JSON.parse(JSON.stringify(paper)));
  });

  it('has its picture as text', () => {
    expect(wirePaper(paperOf({ ...invoice, logo })).logo).toEqual({
      contentType: 'image/png',
      base64: 'iVBORw==',
    });
  });
});
