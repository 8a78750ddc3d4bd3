import { ClockController } from './clock.controller.js';
import { ClockWatch } from './clock-watch.js';
import { MetricsController } from './metrics.controller.js';
import { SystemController } from './system.controller.js';
import { SystemState } from './system-state.js';

/** What operators and members are shown of the server that runs. */
export const operationsControllers = [MetricsController, ClockController, SystemController];
export const operationsProviders = [SystemState, ClockWatch];
