// A process of its own: a stand-in of EventStoreDB, until whoever started it goes.
import { StandIn } from '../stand-ins/eventstoredb/stand-in.js';

const bytesMax = 4_294_967_296;

const standIn = await StandIn.start({ bytesMax });
process.once('disconnect', () => process.exit(0));
process.send?.(standIn.url);
