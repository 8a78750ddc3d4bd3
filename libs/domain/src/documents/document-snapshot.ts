import type { DocumentTotals } from '@balcao/pricing';
import type { Company } from '../companies/companies.slice.js';
import type { PartyFields } from '../parties/parties.events.js';
import type { Problems } from '../refusal.js';
import { assert } from '../refusal.js';
import { text, type RegisterRecord } from '../registers/index.js';
import type { ContactContent, DocumentContent } from './document-content.js';
import { CONTACT_LENGTH_MAX, NOTE_LENGTH_MAX, ORDER_NUMBER_LENGTH_MAX } from './document.limits.js';
import type {
  ContactSnapshot,
  DocumentIssuedData,
  IssuedTotals,
  IssuedVatGroup,
  PartySnapshot,
  SupplierSnapshot,
} from './document.events.js';
import type { ReadLine } from './read-lines.js';

/** The company as its document names it. */
export function supplierSnapshot(company: Company): SupplierSnapshot {
  const { name, nuit, address, city, province, country, phone, email } = company;
  return {
    name,
    nuit,
    address,
    city,
    ...(province !== undefined && { province }),
    country,
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
  };
}

/** The client as the document names it. */
export function partySnapshot(party: RegisterRecord<PartyFields>): PartySnapshot {
  const { code, name, nuit, address1, address2, country } = party;
  return {
    code,
    name,
    ...(nuit !== undefined && { nuit }),
    ...(address1 !== undefined && { address1 }),
    ...(address2 !== undefined && { address2 }),
    country,
  };
}

/** The totals with the VAT codes of their groups. */
export function issuedTotals(totals: DocumentTotals, lines: readonly ReadLine[]): IssuedTotals {
  const groups = totals.groups.map((group): IssuedVatGroup => {
    const line = lines.find(({ vatId }) => vatId === group.taxGroup);
    assert(line !== undefined, 'a VAT group comes from a line');
    const { vatId, vatCode: code, exemptionReason } = line;
    const { rate, baseMinor, vatMinor } = group;
    const figures = { vatId, code, rate, baseMinor, vatMinor };
    return exemptionReason === undefined ? figures : { ...figures, exemptionReason };
  });
  return { ...totals, groups };
}

type Texts = Pick<DocumentIssuedData, 'orderNumber' | 'note' | 'receiver' | 'carrier'>;

const noteText = text(NOTE_LENGTH_MAX);
const orderNumberText = text(ORDER_NUMBER_LENGTH_MAX);
const contactText = text(CONTACT_LENGTH_MAX);

/** What is written on the document beside its lines. */
export function readTexts(content: DocumentContent, problems: Problems): Texts {
  const orderNumber = orderNumberText.read(content.orderNumber, 'orderNumber', problems);
  const note = noteText.read(content.note, 'note', problems);
  const receiver = readContact(content.receiver, 'receiver', problems);
  const carrier = readContact(content.carrier, 'carrier', problems);
  return {
    ...(orderNumber !== undefined && { orderNumber }),
    ...(note !== undefined && { note }),
    ...(receiver && { receiver }),
    ...(carrier && { carrier }),
  };
}

function readContact(
  sent: ContactContent | undefined,
  path: string,
  problems: Problems,
): ContactSnapshot | undefined {
  if (!sent) return undefined;
  const name = contactText.read(sent.name, `${path}.name`, problems);
  const contact = contactText.read(sent.contact, `${path}.contact`, problems);
  const address = contactText.read(sent.address, `${path}.address`, problems);
  if (name === undefined && contact === undefined && address === undefined) return undefined;
  return {
    ...(name !== undefined && { name }),
    ...(contact !== undefined && { contact }),
    ...(address !== undefined && { address }),
  };
}
