/** Why a file is no XML, in few kinds that a sentence can be written for. */
export type XmlFault =
  | 'attribute'
  | 'character'
  | 'declaration'
  | 'doctype'
  | 'encoding'
  | 'noRoot'
  | 'syntax'
  | 'tooDeep'
  | 'tooLong'
  | 'unclosed'
  | 'unmatched';

/** The parser's sentences, most particular first; what none of these says is `syntax`. */
const said: readonly (readonly [XmlFault, RegExp])[] = [
  ['unclosed', /^unclosed tag: (.*)|^unexpected end/],
  ['unmatched', /^unmatched closing tag|^unexpected close tag|^weird empty close tag/],
  ['noRoot', /outside of root node|must contain a root element|only one root/],
  ['doctype', /doctype/i],
  ['declaration', /XML declaration|must match|^expected|^version|whitespace required/],
  ['attribute', /attribute|value required|value must be quoted/],
  ['character', /disallowed|entity|character/],
];

/** The kind of a parser's sentence, and the name of the element that it is about. */
export function faultOf(sentence: string): { readonly fault: XmlFault; readonly name: string } {
  for (const [fault, shape] of said) {
    const found = shape.exec(sentence);
    if (found !== null) return { fault, name: found[1] ?? '' };
  }
  return { fault: 'syntax', name: '' };
}
