import { noteReasonCodes } from '@balcao/domain';
import { type Language, noteReasons, showDecimal, showMinor } from '@balcao/messages';
import { useGetMany } from 'react-admin';
import { showDay, showLocalMoment } from '../../formats/days.js';
import { useMessages } from '../../i18n/use-messages.js';
import { noMeans, useMeans } from '../../payments/use-means.js';
import type { ComparedPart, Difference } from './comparison.js';

const days: readonly ComparedPart[] = [
  'issuedOn',
  'validUntil',
  'supplierIssuedOn',
  'recoveredIssuedOn',
];
const switches: readonly ComparedPart[] = ['vatIncluded', 'returnsStock'];
const discounts: readonly ComparedPart[] = ['commercialDiscount', 'financialDiscount'];

type Show = (difference: Difference, value: string | undefined) => string;

/** One side of a difference as shown: names for ids, formatted days and amounts. */
export function useShownDifference(differences: readonly Difference[], language: Language): Show {
  const t = useMessages();
  const namesOf = useNames(differences);
  return ({ part }, value) => {
    if (value === undefined) return '–';
    if (switches.includes(part)) return t(value === 'true' ? 'app.yes' : 'app.no');
    if (days.includes(part)) return showDay(value, language);
    if (part === 'due') return /^\d{1,4}$/.test(value) ? value : showDay(value, language);
    if (discounts.includes(part) && /^\d+$/.test(value)) return showMinor(Number(value), language);
    if (part === 'exchangeRate') return showDecimal(value, language);
    if (part === 'reasonCode') {
      const code = noteReasonCodes.find((known) => known === value);
      return code === undefined ? value : noteReasons[language][code];
    }
    if (part === 'payment') return shownPayment(value, namesOf, language);
    return namesOf.get(value) ?? showLocalMoment(value, language);
  };
}

/** `cash account 1000` to `Numerário Caixa 10,00`. */
const shownPayment = (
  value: string,
  namesOf: ReadonlyMap<string, string>,
  language: Language,
): string =>
  value.replace(/[^ ,]+/g, (word) =>
    /^\d+$/.test(word) ? showMinor(Number(word), language) : (namesOf.get(word) ?? word),
  );

/** The names of the records that the differences refer to. */
function useNames(differences: readonly Difference[]): ReadonlyMap<string, string> {
  const idsOf = (part: ComparedPart): readonly string[] =>
    differences
      .filter((difference) => difference.part === part)
      .flatMap(({ mine, theirs }) => [mine, theirs].filter((id) => id !== undefined));
  const clients = useNamed('commercial/clients', idsOf('client'));
  const suppliers = useNamed('commercial/suppliers', idsOf('supplier'));
  const warehouses = useNamed('commercial/warehouse', idsOf('warehouse'));
  const { methods, accounts } = useMeans().data ?? noMeans;
  const named = [...clients, ...suppliers, ...warehouses, ...methods, ...accounts];
  return new Map(named.map(({ id, name }) => [id, name]));
}

interface Named {
  readonly id: string;
  readonly name: string;
}

function useNamed(resource: string, ids: readonly string[]): readonly Named[] {
  const enabled = ids.length > 0;
  const { data = [] } = useGetMany<Named>(resource, { ids: [...ids] }, { enabled });
  return data;
}
