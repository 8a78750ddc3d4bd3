import { Module } from '@nestjs/common';
import { CompanyCommandHandler } from './company-command.js';

/** Commands about a company. */
@Module({ providers: [CompanyCommandHandler] })
export class CommandsModule {}
