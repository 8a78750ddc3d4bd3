import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { StatementReading } from '@balcao/contracts';
import { DomainError, likenessOf, Problems, readBankCsv } from '@balcao/domain';
import { describeError, type Language } from '@balcao/messages';
import { statementText } from '@balcao/tasks';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';

/** Problems that one answer names. */
const problemsMax = 100;

/** Asks what the file of a bank says of an account. */
export class ReadBankFile extends Query<StatementReading> {
  constructor(
    readonly companyId: string,
    readonly accountId: string,
    readonly content: Uint8Array,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ReadBankFile)
export class ReadBankFileHandler implements IQueryHandler<ReadBankFile> {
  constructor(@Inject(JOURNALS) private readonly journals: Journals) {}

  async execute({
    companyId,
    accountId,
    content,
    language,
  }: ReadBankFile): Promise<StatementReading> {
    const text = await statementText(content);
    const problems = new Problems();
    const { lines, leftOut, offBalance } = readBankCsv(text, problems);
    const likeness = await this.journals.inspect(companyId, (books) =>
      likenessOf(books, accountId, lines),
    );
    const isOff = new Set(offBalance);
    return {
      text,
      lines: lines.map((line, at) => ({
        ...line,
        likeness: likeness[at] ?? 'new',
        ...(isOff.has(at) && { isOffBalance: true }),
      })),
      leftOut,
      problems: saidBy(problems, language),
    };
  }
}

function saidBy(problems: Problems, language: Language): readonly string[] {
  try {
    problems.refuseIfAny();
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.problems
      .slice(0, problemsMax)
      .map(({ code, params }) => describeError(language, code, params));
  }
}
