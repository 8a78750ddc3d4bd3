import { Looks } from './looks/looks.js';
import { Moments } from './moments.js';
import { PastController } from './past.controller.js';
import { DocumentEvents } from './replay/document-events.js';
import { ReplayFiles } from './replay/replay-files.js';
import { Replays } from './replay/replays.js';

export const pastControllers = [PastController];
export const pastProviders = [Looks, Moments, DocumentEvents, Replays, ReplayFiles];
