import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CompanyArea } from './areas/company.module.js';
import { TradeArea } from './areas/trade.module.js';
import { MoneyArea } from './areas/money.module.js';
import { GoodsArea } from './areas/goods.module.js';
import { RecordsArea } from './areas/records.module.js';
import { ServiceArea } from './areas/service.module.js';
import type { Backend, Sources } from './composition/backend.js';
import { GateModule } from './gate/gate.module.js';
import { SettingsModule, type Settings } from './platform/settings.module.js';
import { StoresModule } from './platform/stores.module.js';

/** The whole API on what the composition root has put together. */
@Module({
  imports: [GateModule, CompanyArea, TradeArea, MoneyArea, GoodsArea, RecordsArea, ServiceArea],
})
export class AppModule {
  static on(backend: Backend, sources: Sources, settings: Settings): DynamicModule {
    const platform = [StoresModule.on(backend, sources), SettingsModule.of(settings)];
    return { module: AppModule, imports: [CqrsModule.forRoot(), ...platform] };
  }
}
