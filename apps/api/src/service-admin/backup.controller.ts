import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { BackupAnswer } from '@balcao/contracts';
import { Allow, PeopleOnly } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { Throttles } from '../limits/throttles.js';
import { BackupChecks } from './backup-checks.js';
import { Operators } from './operators.js';

/** Backups of the whole server, which hold the data of all companies on it. */
@ApiTags('operations')
@Controller('backup')
export class BackupController {
  constructor(
    private readonly operators: Operators,
    private readonly checks: BackupChecks,
    private readonly throttles: Throttles,
  ) {}

  /** When the last backup of the server was made, and the result of its last check. */
  @Get()
  @Allow('companies.manage')
  @PeopleOnly()
  async read(@Member() { userId }: MemberCaller): Promise<BackupAnswer> {
    await this.operators.require(userId);
    return this.checks.read();
  }

  /**
   * Reads the last backup from beginning to end, as a restore would; answers `running` where that
   * takes longer than a request waits.
   */
  @Post('check')
  @Allow('companies.manage')
  @PeopleOnly()
  @HttpCode(200)
  async check(@Member() { userId }: MemberCaller): Promise<BackupAnswer> {
    await this.operators.require(userId);
    await this.throttles.take('backupCheckByPerson', userId);
    return this.checks.check();
  }
}
