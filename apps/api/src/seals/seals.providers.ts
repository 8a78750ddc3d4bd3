import { seals } from '@balcao/projections';
import { registerReads } from '../registers/register-reads.js';
import { SealController } from './seal.controller.js';

/** The seals of the journal: listed, and made when somebody asks. */
export const sealsControllers = [
  registerReads({
    list: 'commercial/seals',
    collection: seals,
    csvColumns: ['number', 'on', 'sealedAt', 'from', 'to', 'events', 'code', 'digest', 'hash'],
  }),
  SealController,
];
