import { lookAtEveryScreen } from '../support/looking.js';

lookAtEveryScreen();
