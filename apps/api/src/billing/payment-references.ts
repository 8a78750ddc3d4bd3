import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ownName, type PaymentReferenceClaimed } from '@balcao/domain';
import type { EventStore } from '@balcao/event-store';
import { ShortStreams } from '@balcao/journal';
import type { Sources } from '../composition/backend.js';
import { EVENTS, SOURCES } from '../composition/tokens.js';

/** Whose an order's reference is. */
export interface ReferenceOwner {
  readonly companyId: string;
  readonly orderId: string;
}

/** Which order is meant by a reference that a provider names. */
@Injectable()
export class PaymentReferences {
  readonly #streams: ShortStreams<ReferenceOwner, PaymentReferenceClaimed>;

  constructor(@Inject(EVENTS) events: EventStore, @Inject(SOURCES) { clock }: Sources) {
    const evolve = (
      owner: ReferenceOwner | undefined,
      { data: { companyId, orderId } }: PaymentReferenceClaimed,
    ): ReferenceOwner => owner ?? { companyId, orderId };
    this.#streams = new ShortStreams(events, { category: 'reference', evolve }, clock);
  }

  /** The reference of an order, the same each time. */
  async claim(owner: ReferenceOwner, actorId: string): Promise<string> {
    const id = referenceOf(owner);
    await this.#streams.execute(id, {
      commandId: ownName(`claim_${owner.orderId}`),
      actorId,
      body: { ...owner },
      decide: (claimed) =>
        claimed ? [] : [{ type: 'PaymentReferenceClaimed', data: { id, ...owner } }],
    });
    return id;
  }

  async find(reference: string): Promise<ReferenceOwner | undefined> {
    if (!/^[0-9A-Z]{1,20}$/.test(reference)) return undefined;
    return (await this.#streams.read(reference)).state;
  }
}

/** Twenty letters and digits, as both networks take them: 92 bits of a digest. */
function referenceOf({ companyId, orderId }: ReferenceOwner): string {
  const digest = createHash('sha256').update(`${companyId}/${orderId}`).digest('hex');
  return `B${BigInt(`0x${digest}`).toString(36).toUpperCase().padStart(50, '0').slice(-19)}`;
}
