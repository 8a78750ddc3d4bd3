import { addDays, daysBetween, yearOf } from '@balcao/domain';
import { demoClients, type DemoClient } from './demo-parties.js';

/** When a demo company trades, and how much. */
export interface DemoPlan {
  readonly firstDay: string;
  readonly today: string;
  /** The year whose series the company was set up with. */
  readonly yearOpened: number;
  /** How many times as much as the grocer with two shops. */
  readonly times: number;
  readonly clients: readonly [DemoClient, ...DemoClient[]];
  /** From when on its shops sell at tills, in shifts; they have none where it is absent. */
  readonly tillsFrom?: string;
  /** Its people are staff without an account, whose PINs have ids that begin so. */
  readonly staffPins?: string;
}

/** How far back the demo's trade began, in days. */
const daysBack = 365;
/** And how long its tills have been in use: a quarter. */
const daysOfTills = 91;

/** The year up to a day. */
export function demoYear(today: string): DemoPlan {
  const firstDay = addDays(today, -daysBack);
  const tillsFrom = addDays(today, -daysOfTills);
  const yearOpened = yearOf(firstDay);
  return { firstDay, today, yearOpened, times: 1, clients: demoClients, tillsFrom };
}

/** How many batches its trade comes in, about: records, five a week, a count, a last day. */
export function batchesOf({ firstDay, today }: DemoPlan): number {
  const days = daysBetween(firstDay, today) + 1;
  return 9 + Math.ceil(days / 7) * 5 + 3 + 5;
}

/** So many times a count of the plan's trade, a whole number; never none. */
export const atScale = ({ times }: DemoPlan, count: number): number =>
  times === 1 ? count : Math.max(1, Math.round(count * times));

/** What a single-sized trade makes in a week of six days, about. */
const documentsPerWeek = 42;
const weeks = 156;
const clientsPerTime = 30;
const mostClients = 2_000;

/**
 * Three years up to a day that make a little more than so many documents: who wants just as many
 * stops there. More trade has more clients, up to 2,000.
 */
export function demoYears(today: string, documents: number, yearOpened: number): DemoPlan {
  const firstDay = addDays(today, -7 * weeks);
  const times = documents / (weeks * documentsPerWeek);
  const more = Math.min(mostClients, Math.round(clientsPerTime * times));
  const [first, ...others] = demoClients;
  const clients = [
    first,
    ...others,
    ...Array.from({ length: more }, (_, at) => oneMore(at)),
  ] as const;
  return { firstDay, today, yearOpened, times, clients };
}

const trades = [
  ['Padaria', 'Revenda'],
  ['Restaurante', 'Hotelaria'],
  ['Construções', 'Obras'],
  ['Bazar', 'Revenda'],
  ['Oficina', 'Obras'],
  ['Escola', 'Instituições'],
  ['Pensão', 'Hotelaria'],
] as const;
const names = ['Sol', 'Índico', 'Esperança', 'São João', 'Limpopo', 'Acácia', 'Família Cossa'];
const cities = ['Beira', 'Matola', 'Maputo', 'Tete', 'Nampula'];

/** One more client than the demo has. */
function oneMore(at: number): DemoClient {
  const [trade, category] = trades[at % trades.length] ?? trades[0];
  const name = `${trade} ${names[(at >> 1) % names.length] ?? ''} ${at + 1}`;
  const city = cities[at % cities.length] ?? '';
  return [`C${at + 101}`, name, '', `Rua ${(at % 90) + 1}`, city, (at % 4) * 15, category];
}
