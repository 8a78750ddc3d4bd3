import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TillApproval, TillApprovalBody } from '@balcao/contracts';
import { subjectOf, type Approval, type TillEntry } from '@balcao/domain';
import { SupervisorPins } from '../gate/approval/supervisor-pins.js';
import type { MemberCaller } from '../access/caller.js';

type Approved = Omit<TillApproval, 'proof' | 'pinId'>;

/** Approvals that a till asks for when a PIN is typed, and sends with its entry afterwards. */
@Injectable()
export class TillApprovals {
  constructor(private readonly pins: SupervisorPins) {}

  /** The approval, signed, once the PIN fits; refuses as any approval does. */
  async give(caller: MemberCaller, sent: TillApprovalBody): Promise<TillApproval> {
    const { subjectId, ...approval } = sent;
    const { approverId, reason, pinId } = await this.pins.checkNamingPin(caller, approval);
    const approved = { approverId, reason, subjectId };
    const proof = (await this.pins.sign(pinId, textOf(caller, approved))) ?? '';
    return { ...approved, pinId, proof };
  }

  /** The approval that an entry came with; none where the proof is not the server's. */
  async of(caller: MemberCaller, entry: TillEntry): Promise<Approval | undefined> {
    const { approval } = entry;
    if (approval === undefined || approval.subjectId !== subjectOf(entry)) return undefined;
    const { approverId, reason, pinId, proof } = approval;
    const signed = await this.pins.sign(pinId, textOf(caller, approval));
    return signed !== undefined && isSame(signed, proof) ? { approverId, reason } : undefined;
  }
}

/** What is signed: an approval is good for one subject of one company. */
const textOf = (
  { companyId }: Pick<MemberCaller, 'companyId'>,
  { approverId, reason, subjectId }: Approved,
): string => JSON.stringify([companyId, approverId, subjectId, reason]);

const isSame = (signed: string, sent: string): boolean =>
  signed.length === sent.length && timingSafeEqual(Buffer.from(signed), Buffer.from(sent));
