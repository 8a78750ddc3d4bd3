import { StreamableFile } from '@nestjs/common';
import { renderHtml, type Paper } from '@balcao/printing';
import { renderPdf } from '@balcao/printing/pdf';
import type { FastifyReply } from 'fastify';
import type { PaperFormat } from './paper-query.js';

/** A paper runs nothing and fetches nothing, whatever people have typed into it. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox";

/** Answers a request with a paper; it is looked up again each time, as copies and states change. */
export async function sendPaper(
  reply: FastifyReply,
  paper: Paper,
  format: PaperFormat,
): Promise<StreamableFile> {
  reply.header('cache-control', 'private, no-store');
  if (format === 'pdf') {
    const name = fileNameOf(paper);
    const content = await renderPdf(paper);
    const disposition = `inline; filename="${name}.pdf"`;
    return new StreamableFile(content, { type: 'application/pdf', disposition });
  }
  reply.header('content-security-policy', pagePolicy);
  const page = Buffer.from(renderHtml(paper));
  return new StreamableFile(page, { type: 'text/html; charset=utf-8', disposition: 'inline' });
}

/** `FT 2026/17` as `FT-2026-17`. */
const fileNameOf = ({ reference, title }: Paper): string =>
  (reference === '' ? title : reference)
    .normalize('NFD')
    .replace(/[^0-9A-Za-z]+/g, '-')
    .replace(/^-|-$/g, '');
