import { Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { OperatorAnswer } from '@balcao/contracts';
import type { MailSender } from '@balcao/delivery';
import { isEmail, Problems } from '@balcao/domain';
import type { JobQueue } from '@balcao/jobs';
import { mailContactOrder } from '@balcao/tasks';
import type { FastifyRequest } from 'fastify';
import { Public } from '../access/access.js';
import type { Sources } from '../composition/backend.js';
import { JOBS, MAIL, SOURCES } from '../composition/tokens.js';
import { CheckedBody } from '../http/body.js';
import { languageOf } from '../http/language.js';
import { ContactBody } from './contact.body.js';
import { OPERATOR_SETTINGS } from './contact.tokens.js';
import type { OperatorSettings } from './operator-settings.js';
import { Throttles } from '../limits/throttles.js';

/** Who runs the installation, and writing to them. */
@ApiTags('contact')
@Controller()
export class ContactController {
  constructor(
    private readonly throttles: Throttles,
    @Inject(JOBS) private readonly jobs: JobQueue,
    @Inject(SOURCES) private readonly sources: Sources,
    @Inject(OPERATOR_SETTINGS) private readonly operator: OperatorSettings,
    @Inject(MAIL) private readonly mail: MailSender,
  ) {}

  /** Who operates this installation, and how to reach them. */
  @Get('operator')
  @Public()
  who(): OperatorAnswer {
    const { contactEmail, ...named } = this.operator;
    const takesMessages = contactEmail !== undefined;
    const sendsMail = this.mail.isFolder !== true;
    return { ...named, ...(takesMessages && { email: contactEmail }), takesMessages, sendsMail };
  }

  /** Takes a message; answers the same whatever becomes of it. */
  @Post('contact')
  @HttpCode(202)
  @Public()
  async write(
    @CheckedBody(ContactBody) body: ContactBody,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    const message = checked(body);
    await this.throttles.take('contactByAddress', request.ip);
    const { contactEmail: to } = this.operator;
    const isByPerson = (body.website ?? '') === '';
    if (to !== undefined && isByPerson) {
      const language = languageOf(request.headers['accept-language']);
      const id = `contact-${this.sources.newId()}`;
      await this.jobs.enqueue(mailContactOrder(id, { to, language, ...message }));
    }
    return {};
  }
}

function checked({ name, email, topic, message }: ContactBody) {
  const trimmed = {
    name: name.trim(),
    email: email.trim(),
    topic: topic.trim(),
    message: message.trim(),
  };
  const problems = new Problems();
  for (const [field, text] of Object.entries(trimmed)) {
    if (text === '') problems.add(field, 'field.required', { field });
  }
  if (trimmed.email !== '' && !isEmail(trimmed.email)) problems.add('email', 'email.invalid');
  problems.refuseIfAny();
  return trimmed;
}
