import { randomUUID } from 'node:crypto';
import { claimLogin, signUp, type Command, type User } from '@balcao/domain';
import { WrongExpectedRevision, type EventStore } from '@balcao/event-store';
import { loginIdOf, type Accounts } from '../identity/accounts.js';
import { hashPassword } from '../identity/passwords.js';
import { demoPeople, pinIdOf } from './demo-people.js';

/** What the owner approves with at a till. */
const ownerPin = '4826';

/** What sets a PIN, and who does. */
export interface PinStep {
  readonly actorId: string;
  readonly command: Command;
}

/** The accounts and PINs of the demo's people; done again after a crash, it goes on. */
export class DemoStaff {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: EventStore,
    private readonly clock: () => Date,
  ) {}

  /** Everybody may sign in with the owner's password. */
  async openAccounts({ passwordHash }: User): Promise<void> {
    for (const { id, firstName, lastName, email } of demoPeople) {
      const claim = { id: loginIdOf(email), userId: id };
      await unlessThere(this.accounts.claimLogin(email, claimLogin(undefined, claim)));
      const known = passwordHash === undefined ? {} : { passwordHash };
      const event = signUp({ id, email, firstName, lastName, ...known });
      await unlessThere(this.accounts.record(id, event, 'no-stream'));
    }
  }

  /** Keeps what the PINs are checked against; answers the commands that set them. */
  async keepPins(ownerId: string): Promise<readonly PinStep[]> {
    const pins = [...demoPeople, { id: ownerId, pin: ownerPin }];
    return Promise.all(
      pins.map(async ({ id: actorId, pin }) => {
        const pinId = actorId === ownerId ? 'DEMOOWNERPIN' : pinIdOf(actorId);
        await this.#keep(pinId, pin);
        return { actorId, command: { type: 'SetSupervisorPin', pinId } as const };
      }),
    );
  }

  /** Of staff: who adds them sets their PINs. */
  async keepStaffPins(prefix: string): Promise<void> {
    await Promise.all(demoPeople.map(({ id, pin }) => this.#keep(pinIdOf(id, prefix), pin)));
  }

  async #keep(pinId: string, pin: string): Promise<void> {
    const data = { id: pinId, pinHash: await hashPassword(pin) };
    const metadata = { recordedAt: this.clock().toISOString(), schemaVersion: 1 };
    const event = { id: randomUUID(), type: 'PinHashed', data, metadata };
    await unlessThere(this.events.append(`pin-${pinId}`, [event], 'no-stream'));
  }
}

/** What a crash left may be there already. */
async function unlessThere(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof WrongExpectedRevision)) throw error;
  }
}
