import { StartError } from '@balcao/tasks/settings';

/** What the first visit takes. */
export interface SetUpSettings {
  readonly isCodeRequired: boolean;
  /** Chosen by the operator; derived from the installation's secret when absent. */
  readonly code?: string;
}

export const SET_UP = Symbol('what the first visit takes');

/** Characters of a code: a shorter one is guessed by those who try. */
const codeCharactersMin = 8;

/** Whether only this machine can reach the address. */
export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/**
 * The first visit takes a code wherever somebody else could be the first visitor: unless the server
 * listens on this machine only, and no proxy in front hands it what comes from a network.
 */
export function readSetUpSettings(
  value: string | undefined,
  { host, isProxied }: { readonly host: string; readonly isProxied: boolean },
): SetUpSettings {
  const code = value?.trim() ?? '';
  if (code === '') return { isCodeRequired: isProxied || !isLoopbackHost(host) };
  if (code.replace(/[\s-]/g, '').length < codeCharactersMin) {
    throw new StartError(`SETUP_CODE is shorter than ${codeCharactersMin} characters.`);
  }
  return { isCodeRequired: true, code };
}
