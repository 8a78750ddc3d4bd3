import { Module } from '@nestjs/common';
import { SalesController } from './sales.controller.js';
import { LineSelection } from './sales-lists.js';
import { SalesSums } from './sum-lists.js';
import { TradeSums } from './trade-sums.js';
import { VatSums } from './vat-sums.js';

/** Sales by line, and sums of trade. */
@Module({
  controllers: [SalesController],
  providers: [LineSelection, SalesSums, TradeSums, VatSums],
  exports: [LineSelection, TradeSums, VatSums],
})
export class StatisticsModule {}
