import type { ScreenMessages } from '../index.js';
import { sentences as office } from '../../areas/office.pt.js';
import { sentences as screens } from '../../areas/screens.pt.js';
import { sentences as shell } from '../../areas/shell.pt.js';
import { asked } from './asked.js';
import { pos } from './pos.js';
import { selling } from './selling.js';
import { officeMore } from './office-more.js';
import { takeBack } from './take-back.js';
import { till } from './till.js';
import { tillMore } from './till-more.js';

/** Every sentence of the screens in Portuguese. */
export const pt: ScreenMessages = {
  ...shell,
  ...office,
  ...screens,
  asked,
  officeMore,
  pos,
  selling,
  takeBack,
  till,
  tillMore,
};
