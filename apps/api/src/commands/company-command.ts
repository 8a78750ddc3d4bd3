import { Inject, type Type } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  decidersByContext,
  type Command as DomainCommand,
  type CommandContext,
  type CommandType,
  type JournalEvent,
} from '@balcao/domain';
import type { Executed } from '@balcao/journal';
import type { CommandSender } from '../access/commands.js';
import type { Journals } from '../composition/backend.js';
import { JOURNALS } from '../composition/tokens.js';

/** Who sends a command about a company, and under which id. */
interface Submitter extends Pick<CommandSender, 'companyId' | 'userId' | 'commandId'> {
  /** Missing for what follows from a request and is none itself. */
  readonly requestId?: string;
}

/** An intention of a member, to be decided by the company's books; each type has a class. */
class CompanyCommand extends Command<Executed<JournalEvent>> {
  constructor(
    readonly sender: Submitter,
    readonly body: DomainCommand,
    /** What makes it the same again, where the body also holds what was found for it. */
    readonly sent?: object,
  ) {
    super();
  }
}

type CompanyCommandClass = typeof CompanyCommand;

const contexts = Object.keys(decidersByContext) as CommandContext[];
const typesOf = (context: CommandContext) =>
  Object.keys(decidersByContext[context]) as CommandType[];

/** The class of each command of the domain, named like it: `CancelPayment`. */
const classes: ReadonlyMap<string, CompanyCommandClass> = new Map(
  contexts.flatMap(typesOf).map((type) => [type, called(type, class extends CompanyCommand {})]),
);

function classOf(type: CommandType): CompanyCommandClass {
  const found = classes.get(type);
  if (found === undefined) throw new Error(`no context has the command ${type}`);
  return found;
}

/**
 * The command for the bus: of the class that its type names. Every command of this server goes that
 * way, except for the year of the demo company, which comes before what others command of it
 * (`DemoTurn`). Background jobs run without the bus, see `docs/adr/0055`.
 */
export const companyCommand = (
  sender: Submitter,
  body: DomainCommand,
  sent?: object,
): CompanyCommand => new (classOf(body.type))(sender, body, sent);

/** A handler for each command of a context, `CancelPaymentHandler`; its module registers them. */
export const commandHandlers = (
  context: CommandContext,
): readonly Type<ICommandHandler<CompanyCommand>>[] =>
  typesOf(context).map((type) => handlerOf(classOf(type)));

function handlerOf(handled: CompanyCommandClass): Type<ICommandHandler<CompanyCommand>> {
  @CommandHandler(handled)
  class CompanyCommandHandler implements ICommandHandler<CompanyCommand> {
    constructor(@Inject(JOURNALS) private readonly journals: Journals) {}

    execute({ sender, body, sent }: CompanyCommand): Promise<Executed<JournalEvent>> {
      const { companyId, userId: actorId, requestId: correlationId, commandId } = sender;
      const submitted = { commandId, actorId, body, ...(sent && { sent }) };
      return this.journals.execute(companyId, {
        ...submitted,
        ...(correlationId !== undefined && { correlationId }),
      });
    }
  }

  return called(`${handled.name}Handler`, CompanyCommandHandler);
}

/** Classes that one place makes are told apart by their names, in logs and errors. */
function called<T extends object>(name: string, made: T): T {
  return Object.defineProperty(made, 'name', { value: name });
}
