import { Inject, Injectable } from '@nestjs/common';
import { timingSafeEqual } from 'node:crypto';
import { RequestError } from '../http/request-error.js';
import { Secrets } from '../identity/secrets.js';
import { SET_UP, type SetUpSettings } from './set-up-settings.js';
import { Throttles } from '../limits/throttles.js';

/**
 * What proves on the first visit that the visitor runs the installation: a code from its log or its
 * settings. Derived from the installation's own secret, it is the same on every node and after a
 * restart; it ends with the setting up.
 */
@Injectable()
export class SetUpCode {
  constructor(
    private readonly throttles: Throttles,
    private readonly secrets: Secrets,
    @Inject(SET_UP) private readonly settings: SetUpSettings,
  ) {}

  get isRequired(): boolean {
    return this.settings.isCodeRequired;
  }

  /** Where the code is found, for the page that asks for it. */
  get isInLog(): boolean {
    return this.settings.code === undefined;
  }

  /** The code, as it is written into the log. */
  get text(): string {
    const derived = this.secrets.hash('set-up', 'code').slice(0, 12).toUpperCase();
    return this.settings.code ?? derived.replace(/.{4}(?=.)/g, '$&-');
  }

  /** Refuses a missing or wrong code at its field, and any after too many wrong ones. */
  async require(sent: string | undefined, address: string): Promise<void> {
    if (!this.isRequired) return;
    if (sent === undefined || plain(sent) === '') throw wrong('setup.codeRequired');
    await this.throttles.take('setUpCodeByAddress', address);
    await this.throttles.take('setUpCode', 'anybody');
    if (!isSame(plain(sent), plain(this.text))) throw wrong('setup.codeWrong');
    await this.throttles.clear('setUpCodeByAddress', address);
  }
}

function wrong(code: 'setup.codeRequired' | 'setup.codeWrong'): RequestError {
  return new RequestError(422, code, {}, [{ path: 'setUpCode', code, params: {} }]);
}

/** As it is read from a screen: letter case, blanks and hyphens do not count. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

function isSame(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
