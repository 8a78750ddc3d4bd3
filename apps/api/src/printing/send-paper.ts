import { StreamableFile } from '@nestjs/common';
import { assert } from '@balcao/domain';
import { renderHtml, wirePaper, type Paper } from '@balcao/printing';
import { mergePdfs, renderPdf } from '@balcao/printing/pdf';
import type { FastifyReply } from 'fastify';
import { savedAs, shownAs } from '../http/sent-as.js';
import { timeZoneOf } from '../http/request-place.js';
import { knownAtWords } from '../exporting/known-at-words.js';
import type { PaperFormat } from './paper-query.js';
import { paperWorkbook, workbookType } from './paper-workbook.js';

/** A paper runs nothing and fetches nothing, regardless of what people have typed into it. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox";

/** Answers a request with a paper; it is looked up again each time, as copies and states change. */
export const sendPaper = (
  reply: FastifyReply,
  paper: Paper,
  format: PaperFormat,
): Promise<StreamableFile> => sendPapers(reply, [paper], format);

/** Several papers as one, or as a list of what each says; there is at least one. */
export async function sendPapers(
  reply: FastifyReply,
  papers: readonly Paper[],
  format: PaperFormat,
): Promise<StreamableFile> {
  const [first, ...others] = papers.map((paper) => ofMoment(paper, timeZoneOf(reply.request)));
  assert(first !== undefined, 'there is a paper');
  reply.header('cache-control', 'private, no-store');
  const name = others.length === 0 ? fileNameOf(first) : `${fileNameOf(first)}-${papers.length}`;
  if (format === 'xlsx') {
    const disposition = savedAs(`${name}.xlsx`);
    const workbook = paperWorkbook(first, ...others);
    return new StreamableFile(workbook, { type: workbookType, disposition });
  }
  if (format === 'pdf') {
    const files: Uint8Array[] = [];
    for (const paper of [first, ...others]) files.push(await renderPdf(paper));
    const content = mergePdfs(files);
    const disposition = shownAs(`${name}.pdf`);
    return new StreamableFile(content, { type: 'application/pdf', disposition });
  }
  if (format === 'json') {
    const content = Buffer.from(JSON.stringify([first, ...others].map(wirePaper)));
    return new StreamableFile(content, { type: 'application/json', disposition: 'inline' });
  }
  reply.header('content-security-policy', pagePolicy);
  const page = Buffer.from(renderHtml(first, ...others));
  return new StreamableFile(page, { type: 'text/html; charset=utf-8', disposition: 'inline' });
}

/** Marks a paper of the past as such, by the company's clock, next to the kind of its copy. */
function ofMoment(paper: Paper, timeZone: string): Paper {
  const known = knownAtWords(paper.language, timeZone);
  if (known === undefined) return paper;
  return { ...paper, copy: [paper.copy, known].filter((words) => words !== '').join(' · ') };
}

/** `FT 2026/17` as `FT-2026-17`. */
const fileNameOf = ({ reference, title }: Paper): string =>
  (reference === '' ? title : reference)
    .normalize('NFD')
    .replace(/[^0-9A-Za-z]+/g, '-')
    .replace(/^-|-$/g, '');
