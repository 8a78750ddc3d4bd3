import { Global, Module, type DynamicModule } from '@nestjs/common';
import { RuledRows } from '../access/rows/ruled-rows.js';
import { placedJournals } from '../access/rows/placed-journals.js';
import { BillingModule } from '../billing/billing.module.js';
import { limitedJournals } from '../billing/limited-journals.js';
import { Subscriptions } from '../billing/subscriptions.js';
import type { Backend, Journals, Sources } from '../composition/backend.js';
import {
  BLOBS,
  CERTIFICATES,
  COUNTERS,
  DAMAGES,
  ERASURES,
  EVENTS,
  JOBS,
  JOURNALS,
  MAIL,
  PAST,
  PROJECTIONS,
  REPORT_JOBS,
  ROWS,
  SERVICE_ROWS,
  SIGNING_KEYS,
  SOURCES,
  STORE_CHECKS,
  TEXTS,
  UPLOADS,
} from '../composition/tokens.js';
import { DemoModule } from '../demo/demo.module.js';
import { DEMO_JOURNALS, DemoTurn } from '../demo/demo-turn.js';
import { schedulingJournals } from '../expenses/scheduling-journals.js';
import { approvingJournals } from '../gate/approval/approving-journals.js';
import { requestingJournals } from '../gate/approval/requesting-journals.js';
import { storeChecks } from '../health/store-checks.js';
import { limits } from '../http/limits.js';
import { keptWithinLimit } from '../limits/kept-within-limit.js';
import { AwaitedRows } from '../reading/awaited-rows.js';
import { rehearsingJournals } from '../rehearsal/rehearsing-journals.js';
import { sealingJournals } from '../seals/sealing-journals.js';

/** The stores, the queues and the senders, with the rules that every context meets them by. */
@Global()
@Module({ imports: [BillingModule, DemoModule] })
export class StoresModule {
  static on(backend: Backend, sources: Sources): DynamicModule {
    const providers = [
      { provide: EVENTS, useValue: backend.events },
      {
        provide: JOURNALS,
        inject: [Subscriptions, DemoTurn],
        useFactory: (subscriptions: Subscriptions, turn: DemoTurn) =>
          ruledJournals(backend, subscriptions, turn),
      },
      { provide: DEMO_JOURNALS, useValue: backend.journals },
      { provide: DAMAGES, useValue: backend.damages },
      { provide: ROWS, useValue: new RuledRows(new AwaitedRows(backend.rows)) },
      { provide: SERVICE_ROWS, useValue: backend.rows },
      { provide: PROJECTIONS, useValue: backend.projections },
      { provide: PAST, useValue: backend.past },
      { provide: ERASURES, useValue: backend.erasures },
      { provide: BLOBS, useValue: backend.blobs },
      { provide: UPLOADS, useValue: keptWithinLimit(backend.blobs, limits.storageOfCompany) },
      { provide: COUNTERS, useValue: backend.counters },
      { provide: JOBS, useValue: backend.jobs },
      { provide: REPORT_JOBS, useValue: backend.reportJobs },
      { provide: CERTIFICATES, useValue: backend.certificates },
      { provide: SIGNING_KEYS, useValue: backend.signingKeys },
      { provide: MAIL, useValue: backend.mail },
      { provide: TEXTS, useValue: backend.texts },
      { provide: STORE_CHECKS, useValue: storeChecks(backend) },
      { provide: SOURCES, useValue: sources },
    ];
    return { module: StoresModule, providers, exports: providers.map(({ provide }) => provide) };
  }
}

/** The journals as commands meet them: the last wrapper is the first that a command passes. */
function ruledJournals(
  { journals, jobs, rows }: Backend,
  subscriptions: Subscriptions,
  turn: DemoTurn,
): Journals {
  const scheduled = schedulingJournals(turn.behind(journals), jobs);
  const sealed = sealingJournals(scheduled, jobs);
  const limited = subscriptions.isBilled ? limitedJournals(sealed, subscriptions, rows) : sealed;
  return rehearsingJournals(requestingJournals(placedJournals(approvingJournals(limited))));
}
