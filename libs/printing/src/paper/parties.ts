import type { DocumentIssuedData, PartySnapshot, SupplierSnapshot } from '@balcao/domain';
import type { PrintMessages } from '@balcao/messages';
import type { PaperParty } from './paper.js';
import { present } from './texts.js';

/** The company, as it was on the day of issue (CIVA art. 27(5): name, address, NUIT). */
export function issuerOf(
  { supplier }: { readonly supplier: SupplierSnapshot },
  texts: PrintMessages,
): PaperParty {
  const { name, nuit, address, city, province, phone, email } = supplier;
  const place = present(city, province).join(', ');
  return {
    heading: '',
    name,
    lines: present(
      address,
      place,
      `${texts.issuer.nuit} ${nuit}`,
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
      lines: supplierLinesOf(party, texts),
    };
  }
  return { heading: texts.party.to, name: party.name, lines: clientLinesOf(party, texts) };
}

/** Address and NUIT; who has none is the final consumer (domain.md §1.5 C10). */
export function clientLinesOf(party: PartySnapshot, texts: PrintMessages): readonly string[] {
  // A client that is called so already need not say it twice.
  const isSaid = party.nuit !== undefined || party.name === texts.party.finalConsumer;
  return present(...supplierLinesOf(party, texts), isSaid ? undefined : texts.party.finalConsumer);
}

/** Address and NUIT: whoever is bought from consumes nothing, with a NUIT or without. */
export const supplierLinesOf = (
  { nuit, address1, address2 }: PartySnapshot,
  texts: PrintMessages,
): readonly string[] => present(address1, address2, nuit && `${texts.party.nuit} ${nuit}`);
