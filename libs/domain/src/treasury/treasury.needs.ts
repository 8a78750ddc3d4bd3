import type { Needs } from '../facts.js';
import type { CancelMovement } from './treasury.commands.js';

const itself: Needs<CancelMovement> = ({ id }) => [id];

/** What the commands of this context ask the journal for. */
export const treasuryNeeds = { CancelMovement: itself };
