import { JournalEventController } from './journal-event.controller.js';
import { JournalController } from './journal.controller.js';

/** The journal as an auditor looks through it. */
export const journalSearchControllers = [JournalController, JournalEventController];
