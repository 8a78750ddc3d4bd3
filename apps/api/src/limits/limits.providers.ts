import type { Provider } from '@nestjs/common';
import type { BlobStore } from '@balcao/blobs';
import { UPLOADS } from '../composition/tokens.js';
import { keptWithinLimit } from './kept-within-limit.js';
import { limits } from './limits.js';
import { MailAllowance } from './mail-allowance.js';

/** What counts across routes. */
export const limitsProviders = (blobs: BlobStore): readonly Provider[] => [
  { provide: UPLOADS, useValue: keptWithinLimit(blobs, limits.storageOfCompany) },
  MailAllowance,
];
