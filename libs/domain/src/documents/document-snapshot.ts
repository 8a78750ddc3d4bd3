import { isLocalMinute } from '../calendar.js';
import type { Writable } from '../kernel/index.js';
import type { Problems } from '../refusal.js';
import { text } from '../registers/index.js';
import type { ContactContent, DocumentContent, TransportContent } from './document-content.js';
import { CONTACT_LENGTH_MAX, NOTE_LENGTH_MAX, ORDER_NUMBER_LENGTH_MAX } from './document.limits.js';
import type { DocumentTexts } from './document.events.js';
import type { ContactSnapshot, TransportSnapshot } from '../papers/index.js';

type TextsContent = Pick<
  DocumentContent,
  'orderNumber' | 'note' | 'receiver' | 'carrier' | 'transport'
>;

const noteText = text(NOTE_LENGTH_MAX);
const orderNumberText = text(ORDER_NUMBER_LENGTH_MAX);
const contactText = text(CONTACT_LENGTH_MAX);

/** Reads the texts of the document, all that is written on it apart from its lines. */
export function readTexts(content: TextsContent, problems: Problems): DocumentTexts {
  const orderNumber = orderNumberText.read(content.orderNumber, 'orderNumber', problems);
  const note = noteText.read(content.note, 'note', problems);
  const receiver = readContact(content.receiver, 'receiver', problems);
  const carrier = readContact(content.carrier, 'carrier', problems);
  const transport = content.transport && readTransport(content.transport, problems);
  const texts: Writable<DocumentTexts> = {};
  if (orderNumber !== undefined) texts.orderNumber = orderNumber;
  if (note !== undefined) texts.note = note;
  if (receiver) texts.receiver = receiver;
  if (carrier) texts.carrier = carrier;
  if (transport) texts.transport = transport;
  return texts;
}

function readTransport(sent: TransportContent, problems: Problems): TransportSnapshot | undefined {
  const startsAt = sent.startsAt === '' ? undefined : sent.startsAt;
  if (startsAt !== undefined && !isLocalMinute(startsAt)) {
    problems.add('transport.startsAt', 'document.invalidTransportStart');
  }
  const from = contactText.read(sent.from, 'transport.from', problems);
  const to = contactText.read(sent.to, 'transport.to', problems);
  const vehicle = contactText.read(sent.vehicle, 'transport.vehicle', problems);
  const parts = [startsAt, from, to, vehicle];
  if (parts.every((part) => part === undefined)) return undefined;
  return {
    ...(startsAt !== undefined && { startsAt }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(vehicle !== undefined && { vehicle }),
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
