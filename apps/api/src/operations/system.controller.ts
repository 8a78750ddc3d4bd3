import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SystemAnswer } from '@balcao/contracts';
import { Allow } from '../access/access.js';
import { Member, type MemberCaller } from '../access/caller.js';
import { SystemState } from './system-state.js';

@ApiTags('operations')
@Controller('system')
export class SystemController {
  constructor(private readonly system: SystemState) {}

  /** How far each read model of the company is, and what the product stands on. */
  @Get()
  @Allow('system.view')
  read(@Member() { companyId }: MemberCaller): Promise<SystemAnswer> {
    return this.system.of(companyId);
  }
}
