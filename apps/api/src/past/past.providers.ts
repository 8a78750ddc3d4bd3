import { Moments } from './moments.js';
import { PastController } from './past.controller.js';

export const pastControllers = [PastController];
export const pastProviders = [Moments];
