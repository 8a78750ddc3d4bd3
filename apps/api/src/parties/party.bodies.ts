import { partyRegister } from '@balcao/domain';
import { IntersectionType } from '@nestjs/swagger';
import { Flag } from '../http/fields.js';
import { declaredBodies } from '../registers/declared-bodies.js';

// What a party is follows from the path, and its country from the company, where they are left out.
const bodies = declaredBodies(partyRegister, { optional: ['isClient', 'country'] });

class WarnedBody {
  /** Passes the warning that the NUIT's check digit does not fit. */
  @Flag({ optional: true })
  readonly acceptNuitWarning?: boolean;
}

export class NewPartyBody extends IntersectionType(bodies.newBody, WarnedBody) {}

export class ChangePartyBody extends IntersectionType(bodies.changeBody, WarnedBody) {}
