import { Module } from '@nestjs/common';
import { SalesController } from './sales.controller.js';
import { LineSelection } from './sales-lists.js';
import { SalesSums } from './sum-lists.js';
import { TradeSums } from './trade-sums.js';

/** Sales by line, and sums of trade. */
@Module({
  controllers: [SalesController],
  providers: [LineSelection, SalesSums, TradeSums],
  exports: [LineSelection, TradeSums],
})
export class StatisticsModule {}
