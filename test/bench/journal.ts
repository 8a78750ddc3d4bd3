import { join } from 'node:path';
import { BareEvents } from './bare-events.js';
import { companyId, Sales } from './company.js';
import { percent, rate, type Bench } from './figure.js';
import { callAtOnce } from './measure.js';
import { openShopJournal, registerCompany, registerRecords } from './shop-journal.js';

const callers = 32;
/** Enough for the code to be compiled by the engine. */
const warmUpTurns = 150;

/**
 * Issuing through the journal, durably, without HTTP; against the events of the same size alone.
 */
export const journal: Bench = async ({ seconds, folder }) => {
  const shop = await openShopJournal(folder);
  await registerCompany(shop);
  await registerRecords(shop);
  const sales = new Sales();
  const issue = (caller: number, turn: number, run = 'main') => {
    const name = `${run}x${caller}x${turn}`;
    return shop.execute(`issue${name}`, sales.issue(`draft${name}`));
  };
  for (let turn = 0; turn < warmUpTurns; turn += 1) {
    await Promise.all(Array.from({ length: callers }, (_, at) => issue(at, turn, 'first')));
  }
  const load = await callAtOnce(callers, seconds, (caller, turn) => issue(caller, turn));
  const last = await shop.store.last(`journal-${companyId}`);
  await shop.close();

  const data = JSON.stringify(last?.data);
  const metadata = JSON.stringify(last?.metadata);
  const path = join(folder, 'bare.db');
  const floor = await BareEvents.run(path, seconds, callers, () => ({ data, metadata }));
  return [
    {
      what: `issue through the journal, ${callers} at once`,
      figure: rate(load.perSecond),
      floor: `${rate(floor.perSecond)} bare SQLite`,
      ratio: percent(load.perSecond, floor.perSecond),
      cpuMicros: load.cpuMicros,
      p50: load.latency.p50,
      p99: load.latency.p99,
      loopP99: load.loopP99,
    },
  ];
};
