import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DocumentAnswer } from '@balcao/contracts';
import {
  creditedOf,
  leftToConvert,
  leftToCredit,
  refuse,
  type Books,
  type DocumentIssuedData,
  type DocumentTexts,
} from '@balcao/domain';
import { documents } from '@balcao/projections';
import type { RowReader } from '@balcao/read-store';
import { seenPart } from '../access/rows/seen-events.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS, ROWS } from '../composition/tokens.js';
import { IssuedDocuments } from './issued-documents.js';

/** Asks for one document: its row, and its content as it was issued. */
export class GetDocument extends Query<DocumentAnswer> {
  constructor(
    readonly companyId: string,
    readonly id: string,
  ) {
    super();
  }
}

@QueryHandler(GetDocument)
export class GetDocumentHandler implements IQueryHandler<GetDocument> {
  constructor(
    private readonly issued: IssuedDocuments,
    @Inject(ROWS) private readonly rows: RowReader,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  async execute({ companyId, id }: GetDocument): Promise<DocumentAnswer> {
    const row = await this.rows.get(documents, companyId, id);
    if (row === undefined) return refuse('document.notFound', { id });
    const content = await this.issued.at(companyId, id, row.issuedRevision);
    if (content === undefined) return refuse('document.notFound', { id });
    const known = await this.journals.inspect(companyId, (books) => ({
      left: { toConvert: leftToConvert(books, content), toCredit: leftToCredit(books, content) },
      credited: [...creditedOf(books, id)].map(([line, figures]) => ({ line, ...figures })),
      leadsTo: leadsTo(books, content.typeId),
      ...correctedPayment(books, id),
    }));
    return { ...row, content: seenPart(withTexts(content, row.texts)), ...known };
  }
}

/** By what a sale was truly paid, where its till corrected it. */
function correctedPayment(books: Books, id: string): Pick<DocumentAnswer, 'correctedPayment'> {
  const rows = books.pos.reclassified.get(id);
  return rows === undefined ? {} : { correctedPayment: rows };
}

/** The types in use that a document of the type can be made into. */
function leadsTo(books: Books, typeId: string): readonly string[] {
  const { types } = books.documentTypes;
  const allowed = types.get(typeId)?.allowedTypes ?? [];
  return allowed.filter((id) => {
    const type = types.get(id);
    return type?.isArchived === false && (!type.requiresPayment || type.accountEffect === 'both');
  });
}

/** As it reads today: the texts may have changed since it was issued. */
function withTexts(issued: DocumentIssuedData, texts: DocumentTexts | undefined) {
  if (!texts) return issued;
  const none = { orderNumber: '', note: '', receiver: '', carrier: '', transport: '' };
  const kept = Object.entries(issued).filter(([name]) => !(name in none));
  return { ...(Object.fromEntries(kept) as Omit<DocumentIssuedData, keyof typeof none>), ...texts };
}
