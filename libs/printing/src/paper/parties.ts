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
  const heading = issued.group === 'purchases' ? texts.party.supplier : texts.party.to;
  return { heading, name: issued.party.name, lines: partyLinesOf(issued.party, texts) };
}

/** Address and NUIT; who has none is the final consumer (domain.md §1.5 C10). */
export function partyLinesOf(party: PartySnapshot, texts: PrintMessages): readonly string[] {
  const { nuit, address1, address2 } = party;
  const identified = nuit === undefined ? texts.party.finalConsumer : `${texts.party.nuit} ${nuit}`;
  // A client that is called so already need not say it twice.
  const isSaid = nuit === undefined && party.name === texts.party.finalConsumer;
  return present(address1, address2, isSaid ? undefined : identified);
}
