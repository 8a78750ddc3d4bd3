import type { MailTemplate } from '../mail-template.js';

interface Contact {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly message: string;
}

/** A message from the contact form, to whoever runs the product. */
export const contactMail: MailTemplate<Contact> = {
  en: ({ name, email, topic, message }) => ({
    subject: `Contact form: ${topic}`,
    heading: topic,
    paragraphs: ['This was sent with the contact form. The address was not checked.'],
    facts: [
      { label: 'Name', value: name },
      { label: 'E-mail', value: email },
    ],
    quote: message,
  }),
  pt: ({ name, email, topic, message }) => ({
    subject: `Formulário de contacto: ${topic}`,
    heading: topic,
    paragraphs: ['Alguém escreveu isto no formulário de contacto. O endereço não foi verificado.'],
    facts: [
      { label: 'Nome', value: name },
      { label: 'E-mail', value: email },
    ],
    quote: message,
  }),
};
