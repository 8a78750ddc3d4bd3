import { DeliveryRefused } from './errors.js';
import type { Mail } from './mail.js';

/** Control characters, which would begin another header or end the address. */
const control = /\p{Cc}/u;
const address = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;
const name = /^[0-9A-Za-z_-]{1,100}$/;

/** Refuses what could not be one mail to one person; `DeliveryRefused`. */
export function checkMail({ id, to, subject }: Mail): void {
  if (!name.test(id)) throw new DeliveryRefused('the mail has no proper id');
  if (to.length > 254 || !address.test(to)) {
    throw new DeliveryRefused('the mail goes to no one address');
  }
  if (subject.trim() === '' || control.test(subject)) {
    throw new DeliveryRefused('the mail has no proper subject');
  }
}
