/** Whether the text is shaped like an ISO 3166 code of two letters, `MZ`. */
export function isCountryCode(text: string): boolean {
  return text.length === 2 && isCapital(text.charCodeAt(0)) && isCapital(text.charCodeAt(1));
}

const isCapital = (code: number) => code >= 65 && code <= 90;
