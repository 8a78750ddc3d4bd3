const address = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/;

/** Whether the text can be an e-mail address: one `@`, a domain with a point, 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && address.test(text);
}
