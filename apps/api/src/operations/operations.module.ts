import { Module } from '@nestjs/common';
import { ClockController } from './clock.controller.js';
import { ClockWatch } from './clock-watch.js';
import { MetricsController } from './metrics.controller.js';
import { SystemController } from './system.controller.js';
import { SystemState } from './system-state.js';

/** The state of the server, for operators and members. */
@Module({
  controllers: [MetricsController, ClockController, SystemController],
  providers: [SystemState, ClockWatch],
})
export class OperationsModule {}
