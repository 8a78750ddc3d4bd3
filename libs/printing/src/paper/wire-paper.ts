import type { Paper } from './paper.js';

/** A paper as JSON, for programs that draw it themselves: `?format=json`. */
export interface WirePaper extends Omit<Paper, 'logo'> {
  readonly logo?: WirePicture;
}

/** A picture as text. */
export interface WirePicture {
  readonly contentType: string;
  /** Of the file's bytes. */
  readonly base64: string;
}

/** The paper without what JSON cannot carry. */
export function wirePaper(paper: Paper): WirePaper {
  const { logo, ...said } = paper;
  return {
    ...said,
    ...(logo && { logo: { contentType: logo.contentType, base64: base64Of(logo.bytes) } }),
  };
}

/** In pieces, as a call takes only so many arguments. */
export function base64Of(bytes: Uint8Array): string {
  const piece = 8_192;
  let binary = '';
  for (let at = 0; at < bytes.length; at += piece) {
    binary += String.fromCharCode(...bytes.subarray(at, at + piece));
  }
  return btoa(binary);
}
