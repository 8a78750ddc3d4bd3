import { parties } from '@balcao/projections';
import { registerReads } from '../registers/register-reads.js';
import { erasedByName } from './erased-by.js';
import { ErasuresController } from './erasures.controller.js';
import { HeldData } from './held-data.js';

/** Erasing personal data, and the list of what was erased. */
export const erasuresControllers = [
  registerReads({
    list: 'commercial/erasures',
    collection: parties,
    csvColumns: ['code', 'name', 'erasedAt', 'erasedByName', 'erasureReason'],
    beside: erasedByName,
  }),
  ErasuresController,
];

export const erasuresProviders = [HeldData];
