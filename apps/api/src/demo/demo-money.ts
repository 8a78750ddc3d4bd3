import type { Command } from '@balcao/domain';
import { demoBank, type DemoStep } from './demo-records.js';
import { atScale, type DemoPlan } from './demo-plan.js';
import type { FixedDice } from './fixed-dice.js';

const cash = 'account_cash';

/** Cash that is taken to the bank, and petrol. */
export function weeklyMoney(on: string, dice: FixedDice, plan: DemoPlan): DemoStep[] {
  const amountMinor = atScale(plan, (60 + dice.below(30)) * 100_000);
  const deposited: Command = {
    type: 'TransferMoney',
    id: `DEMODEP${on.replaceAll('-', '')}`,
    fromAccountId: cash,
    toAccountId: demoBank,
    on,
    amountMinor,
    description: 'Depósito da semana',
  };
  const petrol = 150_000 + dice.below(12) * 10_000;
  return [
    { id: `deposit-${on}`, command: deposited },
    expense(on, 'transport', 'Combustível da carrinha', petrol, 'method_cash', 'vat_NOR'),
  ];
}

/** Rent, wages, power and telephones. */
export function monthlyMoney(on: string, dice: FixedDice): DemoStep[] {
  const power = 1_450_000 + dice.below(40) * 10_000;
  return [
    expense(on, 'rent', 'Renda da loja da Baixa', 4_500_000, 'method_transfer'),
    expense(on, 'rent', 'Renda da loja da Matola', 2_800_000, 'method_transfer'),
    expense(on, 'salaries', 'Salários do mês', 18_650_000, 'method_transfer'),
    expense(on, 'energy', 'EDM, electricidade', power, 'method_transfer', 'vat_NOR'),
    expense(on, 'communications', 'Internet e telefones', 485_000, 'method_transfer', 'vat_NOR'),
  ];
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
