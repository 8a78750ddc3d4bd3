import type { Command, JournalEvent, TreasuryEntry } from '@balcao/domain';
import { demoAbroad } from './demo-parties.js';
import { demoBank, demoCash, demoWallet, type DemoStep } from './demo-records.js';
import type { FixedDice } from './fixed-dice.js';

/** What stays in the office's safe, and in the wallet, when the rest is banked. */
const keptMinor = { [demoCash]: 3_000_000, [demoWallet]: 200_000 };
type Emptied = keyof typeof keptMinor;

/** What the owners brought in, and what is banked and spent from then on. */
export class DemoMoney {
  readonly #balances: Record<Emptied, number> = { [demoCash]: 0, [demoWallet]: 0 };

  constructor(private readonly dice: FixedDice) {}

  /** Remembers what came onto the accounts that are emptied into the bank. */
  see(events: readonly JournalEvent[]): void {
    for (const { accountId, amountMinor } of events.flatMap(entriesOf)) {
      if (accountId === demoCash || accountId === demoWallet) {
        this.#balances[accountId] += amountMinor;
      }
    }
  }

  /** The owners' capital, with which trade begins. */
  capital(on: string): DemoStep[] {
    const brought = (accountId: string, amountMinor: number): DemoStep => {
      const description = 'Entrada de capital dos sócios';
      const id = `DEMOCAPITAL${accountId.replace(/\W|_/g, '')}`;
      return {
        id,
        command: { type: 'DepositMoney', id, accountId, on, amountMinor, description },
      };
    };
    return [brought(demoCash, 6_000_000), brought(demoBank, 120_000_000)];
  }

  /** Cash that is taken to the bank, and petrol. */
  weekly(on: string): DemoStep[] {
    const petrol = 150_000 + this.dice.below(12) * 10_000;
    return [
      ...this.#banked(demoCash, on, 'Depósito da semana'),
      expense(on, 'transport', 'Combustível da carrinha', petrol, 'method_cash', 'vat_NOR'),
    ];
  }

  /** Rent, wages, power and telephones; what the wallet took goes to the bank. */
  monthly(on: string): DemoStep[] {
    const power = 1_450_000 + this.dice.below(40) * 10_000;
    return [
      ...this.#banked(demoWallet, on, 'Transferência do M-Pesa'),
      expense(on, 'rent', 'Renda da loja da Baixa', 2_800_000, 'method_transfer'),
      expense(on, 'rent', 'Renda da loja da Matola', 1_650_000, 'method_transfer'),
      expense(on, 'salaries', 'Salários do mês', 7_850_000, 'method_transfer'),
      expense(on, 'energy', 'EDM, electricidade', power, 'method_transfer', 'vat_NOR'),
      fromAbroad(on),
      expense(on, 'communications', 'Internet e telefones', 485_000, 'method_transfer', 'vat_NOR'),
    ];
  }

  /** Whole thousands beyond what is kept. */
  #banked(fromAccountId: Emptied, on: string, description: string): DemoStep[] {
    const overMinor = this.#balances[fromAccountId] - keptMinor[fromAccountId];
    const amountMinor = Math.floor(overMinor / 100_000) * 100_000;
    if (amountMinor <= 0) return [];
    const name = fromAccountId === demoCash ? 'DEP' : 'MPESA';
    const command: Command = {
      type: 'TransferMoney',
      id: `DEMO${name}${on.replaceAll('-', '')}`,
      on,
      fromAccountId,
      toAccountId: demoBank,
      amountMinor,
      description,
    };
    return [{ id: `deposit-${name}-${on}`, command }];
  }
}

function entriesOf(event: JournalEvent): readonly TreasuryEntry[] {
  switch (event.type) {
    case 'DocumentIssued':
      return event.data.payment?.entries ?? [];
    case 'PaymentRecorded':
    case 'ExpenseRecorded':
    case 'MoneyDeposited':
    case 'MoneyWithdrawn':
    case 'MoneyTransferred':
      return event.data.entries;
    default:
      return [];
  }
}

/** What a supplier abroad is paid for a program, less the tax that the State is owed of it. */
function fromAbroad(on: string): DemoStep {
  const id = `DEMOLICENCE${on.replaceAll('-', '')}`;
  const command: Command = {
    type: 'RecordExpense',
    id,
    on,
    categoryId: 'expense_other',
    description: 'Licença do programa de controlo de frota',
    supplierId: `DEMO${demoAbroad.code}`,
    reference: `FT ${on.slice(0, 7)}`,
    amountMinor: 1_200_000,
    withholdingRateId: 'withholding_irpc_nr',
    rows: [{ methodId: 'method_transfer', amountMinor: 960_000 }],
  };
  return { id, command };
}

function expense(
  on: string,
  category: string,
  description: string,
  amountMinor: number,
  methodId: string,
  vatId?: string,
): DemoStep {
  const id = `DEMOEXP${on.replaceAll('-', '')}${category}${description.length}`;
  const command: Command = {
    type: 'RecordExpense',
    id,
    on,
    categoryId: `expense_${category}`,
    description,
    amountMinor,
    ...(vatId !== undefined && { vatId }),
    rows: [{ methodId, amountMinor }],
  };
  return { id, command };
}
