import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { DeliverySettings } from '@balcao/delivery';
import type { WebhookSettings } from '@balcao/tasks';
import { OPERATOR_ACCESS, type OperatorAccess } from '../access/operator.js';
import { BACKUPS, type BackupSettings } from '../backing-up/backup-found.js';
import { BILLING, type BillingGround } from '../billing/billing.tokens.js';
import { PRINTER_NETWORKS, WEB_ADDRESS } from '../composition/tokens.js';
import { OPERATOR_SETTINGS } from '../contact/contact.tokens.js';
import type { OperatorSettings } from '../contact/operator-settings.js';
import { IDENTITY, type IdentityGround } from '../identity/identity.tokens.js';
import { WEBHOOK_SETTINGS } from '../integrations/integrations.tokens.js';
import { OPERATIONS, type Operations } from '../operations/operations.js';
import type { PrinterNetworks } from '../pos/printers/printer-networks.js';
import { SET_UP, type SetUpSettings } from '../setup/set-up-settings.js';

/** The settings of the server that runs, rather than of the product. */
export interface Settings {
  readonly operations: Operations;
  readonly operators: OperatorAccess;
  readonly delivery: DeliverySettings;
  readonly identity: IdentityGround;
  readonly operator: OperatorSettings;
  readonly billing: BillingGround;
  readonly webhooks: WebhookSettings;
  readonly printers: PrinterNetworks;
  readonly setUp: SetUpSettings;
  readonly backups: BackupSettings;
}

/** The settings of the server, each under the token of the context that reads it. */
@Global()
@Module({})
export class SettingsModule {
  static of(settings: Settings): DynamicModule {
    const providers = [
      { provide: OPERATIONS, useValue: settings.operations },
      { provide: OPERATOR_ACCESS, useValue: settings.operators },
      { provide: WEB_ADDRESS, useValue: settings.delivery.webAddress },
      { provide: IDENTITY, useValue: settings.identity },
      { provide: OPERATOR_SETTINGS, useValue: settings.operator },
      { provide: BILLING, useValue: settings.billing },
      { provide: WEBHOOK_SETTINGS, useValue: settings.webhooks },
      { provide: PRINTER_NETWORKS, useValue: settings.printers },
      { provide: SET_UP, useValue: settings.setUp },
      { provide: BACKUPS, useValue: settings.backups },
    ];
    return { module: SettingsModule, providers, exports: providers.map(({ provide }) => provide) };
  }
}
