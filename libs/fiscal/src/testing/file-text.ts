/** A file as one text: what tests look into. */
export async function textOfFile(
  pieces: AsyncIterable<Uint8Array>,
  encoding = 'utf-8',
): Promise<string> {
  const decoder = new TextDecoder(encoding);
  let text = '';
  for await (const piece of pieces) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}

/** A text as the bytes of a file, in pieces that part characters and tags. */
export async function* piecesOf(text: string, size = 997): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) {
    yield await Promise.resolve(bytes.subarray(at, at + size));
  }
}
