import { Module } from '@nestjs/common';
import { PosModule } from '../pos/pos.module.js';
import { ShiftsModule } from '../shifts/shifts.module.js';
import { StockModule } from '../stock/stock.module.js';

/** Stock, and sales over the counter. */
@Module({
  imports: [PosModule, ShiftsModule, StockModule],
})
export class GoodsArea {}
