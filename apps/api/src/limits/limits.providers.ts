import type { Provider } from '@nestjs/common';
import type { Backend } from '../composition/backend.js';
import { COUNTERS, UPLOADS } from '../composition/tokens.js';
import { keptWithinLimit } from './kept-within-limit.js';
import { limits } from '../http/limits.js';
import { MailAllowance } from './mail-allowance.js';
import { Throttles } from './throttles.js';

/** What counts across routes. */
export const limitsProviders = ({
  blobs,
  counters,
}: Pick<Backend, 'blobs' | 'counters'>): readonly Provider[] => [
  { provide: COUNTERS, useValue: counters },
  { provide: UPLOADS, useValue: keptWithinLimit(blobs, limits.storageOfCompany) },
  MailAllowance,
  Throttles,
];
