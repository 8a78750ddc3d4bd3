import { shareCount } from '@balcao/projections';
import type { SharedRunnerStatus, StalledStream } from '@balcao/projections';

export interface Lines {
  readonly say: (line: string) => void;
  readonly warn: (line: string) => void;
}

/** Tells people what becomes of a projector: a line when there is something new to say. */
export class StatusLines {
  #shares = -1;
  #error: string | undefined;
  #doubted: string | undefined;
  readonly #stalled = new Set<string>();

  constructor(private readonly lines: Lines) {}

  tell({ shares, error, stalled, doubted }: SharedRunnerStatus): void {
    if (doubted !== undefined && doubted !== this.#doubted) {
      this.lines.warn(`The rows do not match the event log and are rebuilt: ${doubted}`);
    }
    this.#doubted = doubted;
    if (error !== this.#error) {
      if (error === undefined) this.lines.say('The projector goes on.');
      else this.lines.warn(`The projector waits and tries again: ${error}`);
      this.#error = error;
    }
    if (shares !== this.#shares)
      this.lines.say(`Folding ${shares} of ${shareCount} shares of the companies.`);
    this.#shares = shares;
    for (const each of stalled) this.#tellStalled(each);
  }

  #tellStalled({ stream, revision, type, projection, error }: StalledStream): void {
    const place = `${stream}@${revision}`;
    if (this.#stalled.has(place)) return;
    this.#stalled.add(place);
    this.lines.warn(
      `${stream} stands still at revision ${revision} (${type}): ${projection} said ${error}`,
    );
  }
}
