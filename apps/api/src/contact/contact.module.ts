import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.js';
import { ContactController } from './contact.controller.js';

/** Messages of visitors to the operator. */
@Module({
  imports: [LimitsModule],
  controllers: [ContactController],
})
export class ContactModule {}
