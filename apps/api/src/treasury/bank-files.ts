import { Inject, Injectable } from '@nestjs/common';
import type { RefusedRowsFile, StatementPlan, StatementReading } from '@balcao/contracts';
import {
  DomainError,
  likenessOf,
  refuse,
  type Books,
  type Problems,
  type StatementLine,
} from '@balcao/domain';
import { describeError, type Language } from '@balcao/messages';
import { readBankFile, statementPresets, type StatementContext } from '@balcao/tasks';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { tableReadingOf } from '../importing/reading-of.js';
import { fileOfRefused } from '../importing/refused-rows-file.js';
import type { SentBankFile } from './sent-bank-file.js';

/** Problems that one answer names. */
const problemsMax = 100;

/** The one reader of the files of banks. */
@Injectable()
export class BankFiles {
  constructor(@Inject(JOURNALS) private readonly journals: Journals) {}

  /** What a file says of an account, as the plan has it read. */
  async reading(
    companyId: string,
    accountId: string,
    content: Uint8Array,
    plan: StatementPlan,
    language: Language,
  ): Promise<StatementReading> {
    const { file, planned, read, problems } = await this.#read(companyId, accountId, content, plan);
    const likeness = await this.journals.inspect(companyId, (books) =>
      likenessOf(books, accountId, read.lines),
    );
    const isOff = new Set(read.offBalance);
    const { writing, numbers, days, mappedBy, preset, mapping } = planned;
    const fields = new Map([...writing.columns].map(([field, at]) => [at, field]));
    // Once a layout or a person has said it, it is not asked for.
    const { decimalExample, dayExample, ...table } = tableReadingOf(
      file.table,
      (index) => fields.get(index),
      numbers,
      days,
    );
    return {
      ...table,
      ...(writing.decimal === undefined
        ? decimalExample !== undefined && { decimalExample }
        : { decimal: writing.decimal }),
      ...(writing.dayOrder === undefined
        ? dayExample !== undefined && { dayExample }
        : days && { dayOrder: writing.dayOrder }),
      isExact: file.isExact,
      mappedBy,
      ...(preset !== undefined && { preset }),
      presets: statementPresets.map(({ id, name, source }) => ({ id, name, source })),
      isTurned: writing.isTurned,
      ...(mapping && { mapping }),
      lines: read.lines.map((line, at) => ({
        ...line,
        likeness: likeness[at] ?? 'new',
        ...(isOff.has(at) && { isOffBalance: true }),
      })),
      leftOut: read.leftOut,
      problems: saidBy(problems, language),
    };
  }

  /** The rows of a file that cannot be read, each with what is wrong with it. */
  async refused(
    companyId: string,
    { accountId, content, plan, fileName }: SentBankFile,
    language: Language,
  ): Promise<RefusedRowsFile> {
    const { file, problems } = await this.#read(companyId, accountId, content, plan);
    const reasons = new Map<number, string>();
    for (const { code, params } of problemsIn(problems)) {
      const line = Number(params['line'] ?? 0);
      const text = describeError(language, code, params);
      reasons.set(line, [reasons.get(line), text].filter(Boolean).join('; '));
    }
    return fileOfRefused(file.table, reasons, fileName, language);
  }

  /** The lines of a text file; refuses one that cannot be read whole. */
  async lines(
    companyId: string,
    accountId: string,
    text: string,
  ): Promise<readonly StatementLine[]> {
    const content = new TextEncoder().encode(text);
    const { read, problems } = await this.#read(companyId, accountId, content, {});
    problems.refuseIfAny();
    return read.lines;
  }

  async #read(companyId: string, accountId: string, content: Uint8Array, plan: StatementPlan) {
    const context = await this.journals.inspect(companyId, (books) => contextOf(books, accountId));
    return readBankFile(content, plan, context);
  }
}

/** The account of a file, and how files of it and of its bank were read before. */
function contextOf({ treasury }: Books, accountId: string): StatementContext {
  const account =
    treasury.accounts.get(accountId) ??
    refuse('treasury.accountNotFound', { id: accountId }, 'accountId');
  const bank = bankOf(account);
  const others = [...treasury.accounts.values()].filter(
    (other) => other.id !== accountId && bank !== undefined && bankOf(other) === bank,
  );
  const kept = [accountId, ...others.map(({ id }) => id)].flatMap(
    (id) => treasury.mappings.get(id) ?? [],
  );
  return { account, kept };
}

const bankOf = ({ bank }: { readonly bank?: string }) => bank?.trim().toLowerCase();

function saidBy(problems: Problems, language: Language): readonly string[] {
  const texts = problemsIn(problems).map(({ code, params }) =>
    describeError(language, code, params),
  );
  return [...new Set(texts)].slice(0, problemsMax);
}

function problemsIn(problems: Problems): DomainError['problems'] {
  try {
    problems.refuseIfAny();
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.problems;
  }
}
