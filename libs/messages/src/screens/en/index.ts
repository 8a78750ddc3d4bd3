import { sentences as office } from '../../areas/office.en.js';
import { selling } from './selling.js';
import { takeBack } from './take-back.js';
import { tillMore } from './till-more.js';

/** Every sentence of the screens in English. */
export const en = { ...office, selling, takeBack, tillMore };
