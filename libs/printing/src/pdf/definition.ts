import type { createPdf } from 'pdfmake';

/** What is laid out into a PDF file. */
export type Definition = Parameters<typeof createPdf>[0];
