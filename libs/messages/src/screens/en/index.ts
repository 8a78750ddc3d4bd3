import { sentences as office } from '../../areas/office.en.js';
import { sentences as screens } from '../../areas/screens.en.js';
import { sentences as shell } from '../../areas/shell.en.js';
import { asked } from './asked.js';
import { pos } from './pos.js';
import { selling } from './selling.js';
import { officeMore } from './office-more.js';
import { takeBack } from './take-back.js';
import { till } from './till.js';
import { tillMore } from './till-more.js';

/** Every sentence of the screens in English. */
export const en = {
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
