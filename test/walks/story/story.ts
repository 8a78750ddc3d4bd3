import { rosa } from '../../e2e/support/people.js';
import { TestServer } from '../../e2e/support/server.js';
import { Player, type Played } from './player.js';
import { reads } from './reads.js';
import { commandSteps, lastSteps } from './steps.js';
import type { PlannedStep, Step } from './step.js';

/** Every route that there is, in an order in which each is accepted. */
const steps: readonly PlannedStep[] = [...commandSteps, ...reads];

/** The company as the story leaves it. */
export interface Story {
  readonly server: TestServer;
  readonly player: Player;
  readonly played: readonly Played[];
}

/** How a walk takes part in the story. */
export interface Walk {
  /** Hears of each step while it would be accepted, before it is sent. */
  readonly before?: (player: Player, step: Step) => Promise<void>;
  /** The step that is sent in the place of each. */
  readonly instead?: (player: Player, step: Step) => Promise<Step>;
  /** Hears of each step and its answer before the next one is sent. */
  readonly after?: (player: Player, played: Played) => Promise<void>;
  /** The company goes on to be closed; without it, it is left in the middle of its life. */
  readonly toItsEnd?: true;
}

/**
 * Plays the story on a server of its own: a company with every kind of record, in the same order
 * and with the same ids each time. Its people are `amelia`, who owns it, `celeste` and `zita` at
 * the tills, and `rosa`, an auditor who runs the service as well.
 */
export async function openStory({ before, instead, after, toItsEnd }: Walk = {}): Promise<Story> {
  const server = await TestServer.open({
    identity: { signUp: 'open' },
    billing: { providers: [], bankDetails: 'Banco 1', callbackSecret: 'known-to-nobody' },
    serviceAdmins: [rosa.email],
  });
  const player = new Player(server);
  const played: Played[] = [];
  for (const planned of toItsEnd === true ? [...steps, ...lastSteps] : steps) {
    const next = typeof planned === 'function' ? await planned(player) : planned;
    await before?.(player, next);
    const step = instead === undefined ? next : await instead(player, next);
    const answered = await player.play(step);
    played.push(answered);
    await after?.(player, answered);
  }
  return { server, player, played };
}
