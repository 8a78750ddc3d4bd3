import { companyId, Sales } from './company.js';
import { percent, rate, type Bench } from './figure.js';
import { callAtOnce, type Load } from './measure.js';
import { floorOf } from './stack.js';
import { openShopJournal, registerCompany, registerRecords } from './shop-journal.js';

const callersOfRounds = [8, 32];
const callers = 32;
/** Enough for the code to be compiled by the engine. */
const warmUpTurns = 150;

/**
 * Issuing through the journal, durably, without HTTP; against only appending events of that size.
 */
export const journal: Bench = async ({ seconds, folder, stack }) => {
  const installation = await stack.install(folder);
  const shop = await openShopJournal(installation);
  await registerCompany(shop);
  await registerRecords(shop);
  const sales = new Sales();
  const issue = (caller: number, turn: number, run: string) => {
    const name = `${run}x${caller}x${turn}`;
    return shop.execute(`issue${name}`, sales.issue(`draft${name}`));
  };
  for (let turn = 0; turn < warmUpTurns; turn += 1) {
    await Promise.all(Array.from({ length: callers }, (_, at) => issue(at, turn, 'first')));
  }
  const loads: (Load & { readonly callers: number })[] = [];
  for (const count of callersOfRounds) {
    const load = await callAtOnce(count, seconds, (at, turn) => issue(at, turn, `main${count}`));
    loads.push({ ...load, callers: count });
  }
  const last = await shop.store.last(`journal-${companyId}`);
  await shop.close();

  const data = JSON.stringify(last?.data);
  const metadata = JSON.stringify(last?.metadata);
  const appends = { seconds, callers: 1, batch: callers, data, metadata };
  const floor = await installation.bareAppends(appends);
  await installation.close();
  return loads.map((load) => ({
    what: `issue through the journal, ${load.callers} at once`,
    figure: rate(load.perSecond),
    floor: floorOf(stack, floor),
    ratio: percent(load.perSecond, floor.perSecond),
    cpuMicros: load.cpuMicros,
    p50: load.latency.p50,
    p99: load.latency.p99,
    loopP99: load.loopP99,
  }));
};
