import type { Mail } from './mail.js';

/** A mail as nodemailer takes it; what it says of itself makes a second copy recognisable. */
export function mailMessage(mail: Mail, from: string) {
  const { id, to, subject, text, html, attachments = [] } = mail;
  return {
    from,
    to,
    subject,
    text,
    ...(html !== undefined && { html }),
    messageId: `<${id}@balcao>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: attachments.map(({ name, contentType, content, contentId }) => ({
      filename: name,
      contentType,
      content: Buffer.from(content),
      ...(contentId !== undefined && {
        cid: contentId,
        contentDisposition: 'inline' as const,
      }),
    })),
  };
}
