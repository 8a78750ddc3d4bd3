// A process of its own: a stand-in of EventStoreDB, until its parent process ends. An argument says
// after how many milliseconds an append is answered, as a server does that writes to a disk.
import { StandIn } from '../stand-ins/eventstoredb/stand-in.js';

const bytesMax = 4_294_967_296;

const standIn = await StandIn.start({ bytesMax });
standIn.faults.indexDelayMs = Number(process.argv[2] ?? 0);
process.once('disconnect', () => process.exit(0));
process.send?.(standIn.url);
