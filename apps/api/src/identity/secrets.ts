import { Inject, Injectable } from '@nestjs/common';
import { Sealing, secretsKeyIn } from '@balcao/tasks';
import { IDENTITY } from './identity.tokens.js';
import type { IdentityGround } from './identity.tokens.js';

/** Seals with the key of the configuration, or of the data folder; never of the events. */
@Injectable()
export class Secrets extends Sealing {
  constructor(@Inject(IDENTITY) { settings, dataDir }: IdentityGround) {
    super(() => settings.secretsKey ?? secretsKeyIn(dataDir));
  }
}
