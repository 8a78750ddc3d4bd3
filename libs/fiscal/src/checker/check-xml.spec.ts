import { describe, expect, it } from '@jest/globals';
import { describeFiscalProblem } from '@balcao/messages';
import { check } from '../testing/index.js';
import { charactersApartMax, elementsWithinMax } from '../xml/xml-stream.js';

/** What the reader of XML itself found, in Portuguese. */
async function brokenIn(text: string): Promise<readonly (readonly [code: string, said: string])[]> {
  const { problems } = await check(text, {}, 65_536);
  return problems
    .filter(({ code }) => code.startsWith('xml.'))
    .map(({ code, params }) => [code, describeFiscalProblem('pt', code, params)]);
}

describe('the checker reads no further', () => {
  it.each([
    ['plain text', 'xml.noRoot', 'Isto não é um ficheiro XML'],
    ['%PDF-1.7', 'xml.noRoot', 'Isto não é um ficheiro XML'],
    ['', 'xml.noRoot', 'Isto não é um ficheiro XML'],
    ['<a><b></a>', 'xml.unmatched', 'fecha um elemento que não é o que está aberto'],
    ['<a><b>', 'xml.unclosed', 'o elemento b não está fechado'],
    ['<a>&nbsp;</a>', 'xml.character', 'um carácter que o XML não permite'],
    ['<a>\u0000</a>', 'xml.character', 'um carácter que o XML não permite'],
    ['<a b=c/>', 'xml.attribute', 'um atributo está mal escrito'],
    ['<a b="1" b="2"/>', 'xml.attribute', 'um atributo está mal escrito'],
    ['<?xml encoding="UTF-8"?><a/>', 'xml.declaration', 'a declaração XML'],
    ['<?xml version="1.0" encoding="klingon"?><a/>', 'xml.encoding', 'a codificação klingon'],
    ['<a><!-- -- --></a>', 'xml.syntax', 'não é XML'],
  ])('where the file is no XML, in the words of the reader: %s', async (text, code, sentence) => {
    expect(await brokenIn(text)).toEqual([[code, expect.stringContaining(sentence)]]);
  });

  it('at a document type, which could name other files or grow without end', async () => {
    const external = '<!DOCTYPE AuditFile SYSTEM "file:///etc/passwd"><AuditFile/>';
    const laughs = '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>';
    for (const text of [external, laughs]) {
      expect(await brokenIn(text)).toEqual([['xml.doctype', expect.any(String)]]);
    }
  });

  it('where too many elements are nested', async () => {
    const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
    expect(await brokenIn(nested(elementsWithinMax))).toEqual([]);
    expect(await brokenIn(nested(elementsWithinMax + 1))).toEqual([
      ['xml.tooDeep', expect.stringContaining('uns dentro dos outros')],
    ]);
  });

  it.each([
    ['a text', '<a>', '</a>'],
    ['a comment', '<a><!--', '--></a>'],
    ['an attribute', '<a b="', '"/>'],
    ['a name', '<', '/>'],
  ])('where %s has no end', async (_, start, end) => {
    const endless = start + 'a'.repeat(2 * charactersApartMax) + end;
    expect(await brokenIn(endless)).toEqual([
      ['xml.tooLong', expect.stringContaining('um texto sem fim')],
    ]);
    expect(await brokenIn(start + 'a'.repeat(1_000) + end)).toEqual([]);
  });
});
