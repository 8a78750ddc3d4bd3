import type { UserGuide } from '../help-topic.js';
import { accounting } from './accounting.js';
import { company } from './company.js';
import { connections } from './connections.js';
import { goods } from './goods.js';
import { money } from './money.js';
import { selling } from './selling.js';
import { start } from './start.js';

/** The user guide in English. */
export const guide: UserGuide = {
  ...start,
  ...selling,
  ...goods,
  ...money,
  ...accounting,
  ...company,
  ...connections,
};
