/**
 * Whether a JSON text has more than `max` objects and lists inside one another. Looks at the text
 * itself, so that nothing that walks the value has to fear its depth.
 */
export function isTooDeep(text: string, max: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at);
        break;
      case openBrace:
      case openBracket:
        depth += 1;
        if (depth > max) return true;
        break;
      case closeBrace:
      case closeBracket:
        depth -= 1;
        break;
      default:
    }
  }
  return false;
}

const [quote, backslash] = [0x22, 0x5c];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];

/** Where the string ends that begins at `start`; the end of the text where it does not. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === backslash) at += 1;
    else if (code === quote) return at;
  }
  return text.length;
}
