import { parties } from '@balcao/projections';
import { registerReads } from '../registers/register-reads.js';
import { ErasuresController } from './erasures.controller.js';

/** Erasing personal data, and the list of what was erased. */
export const erasuresControllers = [
  registerReads({
    path: 'erasures',
    view: 'audit.view',
    collection: parties,
    only: { isErased: true },
    csvColumns: ['code', 'name', 'erasedAt', 'erasureReason'],
  }),
  ErasuresController,
];
