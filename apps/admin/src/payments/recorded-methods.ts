import type { PaymentMethodRow } from '@balcao/contracts';
import type { Language } from '@balcao/messages';
import { nameIn } from '../fields/name-in.js';

type Known = Pick<PaymentMethodRow, 'id' | 'name' | 'namePt'>;

const separator = ', ';

/** Recorded names, each by its method's name in the language; one that was renamed since stays. */
export function inLanguage(methods: string, known: readonly Known[], language: Language): string {
  return methods
    .split(separator)
    .map((recorded) => {
      const method = known.find(({ name, namePt }) => [name, namePt].includes(recorded));
      return method === undefined ? recorded : nameIn(method, language);
    })
    .join(separator);
}
