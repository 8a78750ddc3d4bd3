import { Inject, Injectable } from '@nestjs/common';
import { claimLogin, linkProvider, refuse, signUp, type User } from '@balcao/domain';
import { WrongExpectedRevision } from '@balcao/event-store';
import { providerLoginIdOf } from '@balcao/tasks';
import type { Sources } from '../../composition/backend.js';
import { SOURCES } from '../../composition/tokens.js';
import { Accounts, loginIdOf, type Origin } from '../accounts.js';
import { IDENTITY, type IdentityGround } from '../identity.tokens.js';
import { SecondProofs } from '../second-proofs.js';
import { SignIn } from '../sign-in.js';
import type { ProvenPerson } from './identity-tokens.js';

/** What may be required in addition to the token. */
export interface AlsoSent {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

/** Finds, links or opens the account of somebody for whom an identity provider answers. */
@Injectable()
export class ProviderSignIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly signIn: SignIn,
    private readonly secondProofs: SecondProofs,
    @Inject(IDENTITY) private readonly identity: IdentityGround,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** The account, ready to be entered. */
  async accountOf(person: ProvenPerson, also: AlsoSent, origin: Origin): Promise<User> {
    const loginId = providerLoginIdOf(person.issuer, person.subject);
    const linkedTo = await this.accounts.userIdOfLogin(loginId);
    const linked = linkedTo === undefined ? undefined : await this.accounts.find(linkedTo);
    if (linked !== undefined && isLinked(linked.user, person)) {
      return this.secondProofs.require(linked.user, also.code, origin);
    }
    if (person.email === '' || !person.isEmailVerified) {
      return refuse('identity.providerUnverified');
    }
    const known = await this.accounts.userIdOf(person.email);
    const isKnown = known !== undefined && (await this.accounts.find(known)) !== undefined;
    const user = isKnown
      ? await this.proveOwner(person, also, origin)
      : await this.open(person, origin);
    return this.link(user, person, loginId, origin);
  }

  /** The address has an account: its password proves that it is the same person's. */
  private async proveOwner({ email }: ProvenPerson, also: AlsoSent, origin: Origin): Promise<User> {
    const { password, code } = also;
    if (password === undefined || password === '') return refuse('identity.linkNeedsPassword');
    return this.signIn.check({ email, password, code }, origin);
  }

  private async open(person: ProvenPerson, origin: Origin): Promise<User> {
    if (this.identity.settings.signUp === 'closed') refuse('identity.signUpClosed');
    const { email, firstName, lastName } = person;
    const claimed = await this.accounts.userIdOf(email);
    const id = claimed ?? this.sources.newId();
    const begun = signUp({ id, email, firstName, lastName });
    if (claimed === undefined) {
      const claim = { id: loginIdOf(email), userId: id };
      await this.accounts.claimLogin(email, claimLogin(undefined, claim));
    }
    await this.accounts.record(id, begun, 'no-stream', origin);
    const confirmed = { type: 'EmailConfirmed', data: { id, email } } as const;
    const user = await this.accounts.change(id, origin, () => [confirmed]);
    return user ?? refuse('identity.providerRefused');
  }

  private async link(
    user: User,
    { issuer, subject, email }: ProvenPerson,
    loginId: string,
    origin: Origin,
  ): Promise<User> {
    const holder = await this.accounts.userIdOfLogin(loginId);
    if (holder === undefined) {
      const claim = claimLogin(undefined, { id: loginId, userId: user.id });
      try {
        await this.accounts.claimLoginId(loginId, claim);
      } catch (error) {
        if (error instanceof WrongExpectedRevision) refuse('identity.providerRefused');
        throw error;
      }
    } else if (holder !== user.id) refuse('identity.providerRefused');
    const link = { issuer, subject, email };
    const linked = await this.accounts.change(user.id, origin, (it) => linkProvider(it, link));
    return linked ?? user;
  }
}

const isLinked = ({ providers }: User, { issuer, subject }: ProvenPerson): boolean =>
  providers.some((link) => link.issuer === issuer && link.subject === subject);
