import type { Needs } from '../facts.js';
import type { CancelMovement, RestoreMovement } from './treasury.commands.js';

const itself: Needs<CancelMovement | RestoreMovement> = ({ id }) => [id];

/** What the commands of this context ask the journal for. */
export const treasuryNeeds = { CancelMovement: itself, RestoreMovement: itself };
