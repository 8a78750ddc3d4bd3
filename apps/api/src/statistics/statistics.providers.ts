import { SalesController } from './sales.controller.js';
import { LineSelection } from './sales-lists.js';
import { SalesSums } from './sum-lists.js';
import { TradeSums } from './trade-sums.js';

export const statisticsControllers = [SalesController];

export const statisticsProviders = [LineSelection, SalesSums, TradeSums];
