import type { Needs } from '../facts.js';
import type { RefundStatementLine } from './reconciling.commands.js';

const sources: Needs<RefundStatementLine> = ({ refunds }) =>
  refunds.map(({ sourceId }) => sourceId);

/** What the commands of this context ask the journal for. */
export const reconcilingNeeds = { RefundStatementLine: sources };
