import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.js';
import { DiscoveryModule } from '@nestjs/core';
import { DeclaredAccess } from './declared-access.js';
import { KeyAccess } from './keys/key-access.js';
import { UsedKeys } from './keys/used-keys.js';
import { SeenDocuments } from './rows/seen-documents.js';

/** API keys, and the documents that a member may see: who calls. */
@Module({
  imports: [LimitsModule, DiscoveryModule],
  providers: [DeclaredAccess, KeyAccess, SeenDocuments, UsedKeys],
  exports: [KeyAccess, SeenDocuments, UsedKeys],
})
export class AccessModule {}
