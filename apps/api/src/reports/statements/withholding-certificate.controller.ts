import { Controller, Get, Headers, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../access/access.js';
import { Member, type MemberCaller } from '../../access/caller.js';
import { languageOf } from '../../http/language.js';
import { ApiOptional } from '../../reading/api-optional.js';
import { dayOf } from '../../reading/day-of.js';
import type { SentQuery } from '../../reading/list-query.js';
import { WithholdingCertificates } from './withholding-certificates.js';

/** The paper by which a supplier proves the tax that was withheld. */
@ApiTags('suppliers')
@Controller('suppliers')
export class WithholdingCertificateController {
  constructor(private readonly certificates: WithholdingCertificates) {}

  /** The certificate of a supplier over some days, as a PDF. */
  @Get(':id/withholding-certificate')
  @Allow('payments.view')
  @ApiOptional('from', 'to')
  certificate(
    @Member() { companyId }: MemberCaller,
    @Param('id') partyId: string,
    @Query() sent: SentQuery,
    @Headers('accept-language') languages: string | undefined,
  ): Promise<StreamableFile> {
    const days = { ...dayOf(sent, 'from'), ...dayOf(sent, 'to') };
    const language = languageOf(languages);
    return this.certificates.of({ companyId, partyId, days, language });
  }
}
