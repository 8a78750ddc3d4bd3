import { Module } from '@nestjs/common';
import { commandHandlers } from '../commands/company-command.js';
import { ClockController } from './clock.controller.js';
import { ClockWatch } from './clock-watch.js';
import { MetricsController } from './metrics.controller.js';
import { SystemController } from './system.controller.js';
import { SystemState } from './system-state.js';

/** The state of the server, for operators and members. */
@Module({
  controllers: [MetricsController, ClockController, SystemController],
  providers: [...commandHandlers('clock'), SystemState, ClockWatch],
})
export class OperationsModule {}
