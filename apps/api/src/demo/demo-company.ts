import { Inject, Injectable } from '@nestjs/common';
import { addDays, todayIn, yearOf, type Command, type User } from '@balcao/domain';
import type { Journals, Sources } from '../composition/backend.js';
import { JOURNALS, SOURCES } from '../composition/tokens.js';
import { ReadAfter } from '../reading/read-after.js';
import { demoArticles, demoClients } from './demo-records.js';
import { FixedDice } from './fixed-dice.js';

const companyId = 'DEMO';
const invoices = 40;
/** How far back the first invoice lies. */
const daysBack = 120;
const seed = 20_260_301;

/** A small trading company with some months behind it, made by the same commands as any other. */
@Injectable()
export class DemoCompany {
  /** Known to whoever looks around: a demo keeps nothing secret. */
  readonly owner = {
    email: 'demo@balcao.co.mz',
    firstName: 'Amélia',
    lastName: 'Sitoe',
    password: 'demonstration',
  };

  constructor(
    private readonly readAfter: ReadAfter,
    @Inject(JOURNALS) private readonly journals: Journals,
    @Inject(SOURCES) private readonly sources: Sources,
  ) {}

  /** Every command has an id of its own: done again after a crash, it goes on where it stood. */
  async create(owner: User, requestId: string): Promise<void> {
    const ownerName = `${owner.firstName} ${owner.lastName}`;
    const actor = { actorId: owner.id, correlationId: requestId };
    let revision = -1;
    const run = async (commandId: string, body: Command): Promise<void> => {
      const submitted = { ...actor, commandId: `demo-${commandId}`, body };
      ({ revision } = await this.journals.execute(companyId, submitted));
    };
    const { days, years } = await this.calendar();
    await run('company', registration(owner.id, ownerName, years[0]));
    for (const year of years.slice(1)) {
      await run(`series-${year}`, { type: 'OpenSeries', typeId: 'FT', year });
    }
    for (const command of demoRegisters()) await run(`${command.type}-${command.id}`, command);
    const dice = new FixedDice(seed);
    for (const [index, issuedOn] of days.entries()) {
      await run(`invoice-${index}`, invoice(index, issuedOn, dice));
    }
    await this.readAfter.until(companyId, revision);
  }

  /** The days of the invoices, and the years that they lie in. */
  private async calendar() {
    const now = this.sources.clock().toISOString();
    const today = await this.journals.inspect(companyId, (books) => todayIn(books, { now }));
    const days = Array.from({ length: invoices }, (_, index) =>
      addDays(today, -daysBack + Math.floor((index * daysBack) / (invoices - 1))),
    );
    const first = yearOf(days[0] ?? today);
    const years = first === yearOf(today) ? [first] : [first, yearOf(today)];
    return { days, years };
  }
}

function registration(ownerId: string, ownerName: string, year: number | undefined): Command {
  return {
    type: 'RegisterCompany',
    id: companyId,
    name: 'Comercial Sitoe, Lda (demonstração)',
    nuit: '400339910',
    address: 'Av. Eduardo Mondlane 1270',
    city: 'Maputo',
    province: 'Maputo Cidade',
    phone: '843012345',
    email: 'geral@sitoe.co.mz',
    ownerId,
    ownerName,
    ...(year !== undefined && { year }),
  };
}

function demoRegisters(): readonly (Command & { readonly id: string })[] {
  const articles = demoArticles.map(([code, name, unit, salePrice, vatId]) => {
    const isService = code === 'TRA01' || code === 'MON01';
    const kind = isService ? ('service' as const) : ('article' as const);
    const fields = {
      code,
      name,
      unit,
      salePrice,
      vatId: vatIdOf(vatId),
      kind,
      barcodes: [],
      movesStock: !isService,
    };
    return { type: 'RegisterArticle' as const, id: `DEMO${code}`, fields };
  });
  const clients = demoClients.map(([code, name, nuit, address1, address2, paymentTermsDays]) => {
    const contact = { ...(nuit && { nuit }), ...(address1 && { address1 }), address2 };
    const kind = { isClient: true, isSupplier: false, country: 'MZ', paymentTermsDays };
    return {
      type: 'RegisterParty' as const,
      id: `DEMO${code}`,
      fields: { code, name, ...contact, ...kind },
    };
  });
  return [...articles, ...clients];
}

/** The id of a VAT code that every company begins with. */
function vatIdOf(code: string): string {
  return `vat_${code.replace('-', '_')}`;
}

function invoice(index: number, issuedOn: string, dice: FixedDice): Command {
  const client = demoClients[dice.below(demoClients.length)] ?? demoClients[0];
  const lines = Array.from({ length: 1 + dice.below(4) }, () => {
    const [code, , , unitPrice, vatId] =
      demoArticles[dice.below(demoArticles.length)] ?? demoArticles[0];
    const discounts = dice.below(5) === 0 ? ['5'] : [];
    const quantity = String(1 + dice.below(12));
    return { articleId: `DEMO${code}`, quantity, unitPrice, vatId: vatIdOf(vatId), discounts };
  });
  return {
    type: 'IssueDocument',
    draftId: `DEMO${index}`,
    documentTypeId: 'FT',
    issuedOn,
    clientId: `DEMO${client[0]}`,
    lines,
  };
}
