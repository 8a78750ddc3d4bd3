import { refundStatementLine } from './refund-line.js';
import { settleStatementLine } from './settle-line.js';
import { spendStatementLine } from './spend-line.js';

/** The rules of recording what the bank has and the books lack, by command. */
export const reconcilingDeciders = {
  SettleStatementLine: settleStatementLine,
  SpendStatementLine: spendStatementLine,
  RefundStatementLine: refundStatementLine,
};
