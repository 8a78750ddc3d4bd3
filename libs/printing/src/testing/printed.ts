import { issuedInShop } from '@balcao/domain/testing';
import { BugError, type DocumentIssuedData, type IssueDocument } from '@balcao/domain';
import type { PrintedDocument } from '../paper/index.js';

/** An invoice of the shop of the domain's own tests, as it is printed on A4 in Portuguese. */
export function printedInvoice(
  change: Partial<PrintedDocument> = {},
  command: Partial<IssueDocument> = {},
): PrintedDocument {
  const [event] = issuedInShop(command);
  if (event === undefined) throw new BugError('the shop issued nothing');
  return {
    issued: event.data,
    typeName: 'Factura',
    isFiscal: true,
    isCancelled: false,
    isDraft: false,
    isPreview: false,
    copy: 'original',
    model: { language: 'pt', paperSize: 'A4', footer: 'Obrigado pela preferência.' },
    methodNames: new Map([['cash', 'Numerário']]),
    refersTo: [],
    banks: [{ bank: 'BIM', nib: '000100000012345678957' }],
    companyCurrency: 'MZN',
    ...change,
  };
}

/** The same document with so many lines: its first, again and again. */
export function withLines(document: PrintedDocument, count: number): PrintedDocument {
  const [first] = document.issued.lines;
  if (first === undefined) throw new BugError('the document has no line');
  const lines = Array.from({ length: count }, () => first);
  const issued: DocumentIssuedData = { ...document.issued, lines };
  return { ...document, issued };
}
