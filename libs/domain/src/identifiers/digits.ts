/** Whether the text is nothing but digits, and of the given length if one is given. */
export function isDigits(text: string, length = text.length): boolean {
  if (text.length !== length || length === 0) return false;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** The digit at a place of a text that `isDigits`. */
export function digitAt(text: string, at: number): number {
  return text.charCodeAt(at) - 48;
}

/** The remainder of a number of any length. */
export function remainderOf(digits: string, divisor: number): number {
  let remainder = 0;
  for (let at = 0; at < digits.length; at += 1) {
    remainder = (remainder * 10 + digitAt(digits, at)) % divisor;
  }
  return remainder;
}
