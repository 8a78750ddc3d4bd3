import { validateHeaderValue } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'content-disposition';
import fc from 'fast-check';
import { savedAs, shownAs } from './sent-as.js';

const strange = 'çã"; \r\n x=.pdf';

const names = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('"', '\\', ';', '%', '\r', '\n', '=', '*', 'ç', 'a', '\ud800'),
  }),
);

describe('the name that a file is sent under', () => {
  it('is a header, and read as it was written, whatever is in it', () => {
    fc.assert(
      fc.property(names, (name) => {
        for (const header of [savedAs(name), savedAs(name, 'clients.csv'), shownAs(name)]) {
          validateHeaderValue('content-disposition', header);
          expect(parse(header).parameters['filename']).toBe(Buffer.from(name).toString());
        }
      }),
      { examples: [[strange], ['%41.pdf']] },
    );
  });

  it('ends where it ends: nothing in it adds to the header', () => {
    const { type, parameters } = parse(savedAs(strange));
    expect([type, Object.keys(parameters)]).toEqual(['attachment', ['filename', 'filename*']]);
    expect(shownAs('FT-2026-1.pdf')).toBe('inline; filename=FT-2026-1.pdf');
  });

  it('comes with a plain one for programs that read no other letters', () => {
    expect(savedAs('Artigos não vendidos.csv', 'articles.csv')).toBe(
      `attachment; filename=articles.csv; filename*=UTF-8''Artigos%20n%C3%A3o%20vendidos.csv`,
    );
  });
});
