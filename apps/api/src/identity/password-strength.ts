import { Injectable } from '@nestjs/common';
import { checkPassword, checkStrength, type PasswordStrength } from '@balcao/domain';

type Guess = (password: string, about: readonly string[]) => PasswordStrength;

/** Longer ones are hard to guess by their length, and slow to look at. */
const looksAtCharacters = 72;

/** Says how soon a password is guessed, by lists that come with the product. */
@Injectable()
export class PasswordStrengths {
  #guess: Promise<Guess> | undefined;

  /** `about` is what is known of the person: names, addresses. */
  async of(password: string, about: readonly string[]): Promise<PasswordStrength> {
    this.#guess ??= loadGuess();
    return (await this.#guess)(password, about);
  }

  /** Refuses a password that is too short, too long, known or weak. */
  async check(password: string, about: readonly string[]): Promise<void> {
    checkPassword(password);
    checkStrength(await this.of(password, about));
  }
}

/** The lists take memory and time to read: only once a password is to be set. */
async function loadGuess(): Promise<Guess> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, about) => {
    const words = about.flatMap((text) => [text, ...text.split(/[@.\s]+/)]);
    const { score, sequence } = zxcvbn.check(
      password.slice(0, looksAtCharacters),
      words.filter((word) => word.length > 2),
    );
    const isKnown = sequence.some(
      (match) => 'dictionaryName' in match && match['dictionaryName'] === 'passwords-common',
    );
    return { score, isKnown };
  };
}
