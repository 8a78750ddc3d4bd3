import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { LiveConnections } from './live-connections.js';
import { LiveController } from './live.controller.js';

/** Live updates of lists. */
@Module({
  imports: [DiscoveryModule],
  controllers: [LiveController],
  providers: [LiveConnections],
  exports: [LiveConnections],
})
export class LiveModule {}
