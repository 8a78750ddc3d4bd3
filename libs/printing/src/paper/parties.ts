import type { DocumentIssuedData, PartySnapshot, SupplierSnapshot } from '@balcao/domain';
import { printMessages, taxNumberName, type PrintMessages } from '@balcao/messages';
import type { PaperParty } from './paper.js';
import { present } from './texts.js';

/** The company, as it was on the day of issue (CIVA art. 27(5): name, address, NUIT). */
export function issuerOf(
  { supplier }: { readonly supplier: SupplierSnapshot },
  texts: PrintMessages,
): PaperParty {
  const { name, address, city, province, phone, email } = supplier;
  const place = present(city, province).join(', ');
  return {
    heading: '',
    name,
    lines: present(
      address,
      place,
      taxNumberOf(supplier),
      phone && `${texts.issuer.phone} ${phone}`,
      email,
    ),
  };
}

/** The client or supplier as on the day of issue; none on an internal document. */
export function partyOf(issued: DocumentIssuedData, texts: PrintMessages): PaperParty | undefined {
  if (issued.group === 'internal') return undefined;
  const { group, party } = issued;
  if (group === 'purchases') {
    return {
      heading: texts.party.supplier,
      name: party.name,
      lines: supplierLinesOf(party),
    };
  }
  return { heading: texts.party.to, name: party.name, lines: clientLinesOf(party, texts) };
}

/** Address and NUIT; who has none is the final consumer (docs/rules.md, C10). */
export function clientLinesOf(party: PartySnapshot, texts: PrintMessages): readonly string[] {
  // A client that has this name already, in either language, need not be labelled with it again.
  const names = (['en', 'pt'] as const).map((each) => printMessages(each).party.finalConsumer);
  const isSaid = party.nuit !== undefined || names.includes(party.name);
  return present(...supplierLinesOf(party), isSaid ? undefined : texts.party.finalConsumer);
}

/** Address and NUIT of a supplier, who is never a final consumer, with a NUIT or without. */
export const supplierLinesOf = (party: PartySnapshot): readonly string[] =>
  present(party.address1, party.address2, taxNumberOf(party));

/** The tax number under the name that it has in the country. */
function taxNumberOf({
  nuit,
  country,
}: Pick<PartySnapshot, 'nuit' | 'country'>): string | undefined {
  if (nuit === undefined || nuit === '') return undefined;
  return `${taxNumberName(country)} ${nuit}`;
}
