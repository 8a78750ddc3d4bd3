import { parse } from 'content-disposition';
import type { Browser } from './browser.js';

/** The bytes that a request is answered with. */
export async function fileOf(request: ReturnType<Browser['get']>): Promise<Uint8Array> {
  const answer = await request.buffer(true).parse((sent, done) => {
    const pieces: Buffer[] = [];
    sent.on('data', (piece: Buffer) => pieces.push(piece));
    sent.on('end', () => {
      done(null, Buffer.concat(pieces));
    });
  });
  return new Uint8Array(answer.body as Buffer);
}

/** What a file is called in the language that it was asked for in. */
export const fileNameIn = (disposition = ''): string =>
  parse(disposition).parameters['filename'] ?? '';

/** A picture of one red point. */
export const onePoint = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4z8AAAAMBAQCc479ZAAAAAElFTkSuQmCC',
  'base64',
);
