import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DocumentContentBody } from '@balcao/contracts';
import {
  conversionContent,
  correctingContent,
  duplicateContent,
  refuse,
  type DocumentContent,
} from '@balcao/domain';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { IssuedDocuments } from './issued-documents.js';

/** Asks what a draft begins with that is to be made of documents, or to repeat one. */
export class BeginDocument extends Query<DocumentContentBody> {
  constructor(
    readonly companyId: string,
    /** The first is the one that the user stands on. */
    readonly originIds: readonly string[],
    /** Without it, the document is repeated. */
    readonly documentTypeId: string | undefined,
    /** It takes the place of the document instead of repeating it. */
    readonly isCorrection = false,
  ) {
    super();
  }
}

@QueryHandler(BeginDocument)
export class BeginDocumentHandler implements IQueryHandler<BeginDocument> {
  constructor(
    private readonly issued: IssuedDocuments,
    @Inject(JOURNALS) private readonly journals: Journals,
  ) {}

  async execute(query: BeginDocument): Promise<DocumentContentBody> {
    const { companyId, originIds, documentTypeId, isCorrection } = query;
    const found = await this.issued.all(companyId, originIds);
    const content = await this.journals.inspect(companyId, (books): DocumentContent => {
      if (documentTypeId !== undefined) {
        return conversionContent(books, { originIds, documentTypeId }, found);
      }
      const [id = ''] = originIds;
      const issued = found.get(id) ?? refuse('document.notFound', { id });
      return isCorrection ? correctingContent(issued) : duplicateContent(issued);
    });
    return { ...content, documentTypeId: content.documentTypeId ?? '' };
  }
}
