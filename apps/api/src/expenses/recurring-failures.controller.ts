import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RecurringFailureRow } from '@balcao/contracts';
import { errorCatalogue, type ErrorCode } from '@balcao/domain';
import { describeError } from '@balcao/messages';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';
import { languageOf } from '../http/language.js';

/** What of the recurring expenses could not be recorded by itself. */
@ApiTags('expenses')
@Controller('recurring-expenses')
export class RecurringFailuresController {
  constructor(@Inject(JOURNALS) private readonly journals: Journals) {}

  /** Those that wait for somebody to correct what they were refused for. */
  @Get('failures')
  @Allow('expenses.view')
  failures(
    @Member() { companyId }: MemberCaller,
    @Req() request: FastifyRequest,
  ): Promise<readonly RecurringFailureRow[]> {
    const language = languageOf(request.headers['accept-language']);
    return this.journals.inspect(companyId, ({ expenses: { failures, recurring } }) =>
      [...failures.entries()].flatMap(([id, { on, code, params }]) => {
        const record = recurring.get(id);
        if (record === undefined || record.isArchived) return [];
        const message = isCode(code) ? describeError(language, code, params) : code;
        return [{ id, description: record.description, on, code, message }];
      }),
    );
  }
}

/** Codes are kept with the failure: one of an older version may be gone. */
const isCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);
