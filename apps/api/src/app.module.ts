import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import type { DeliverySettings } from '@balcao/delivery';
import type { WebhookSettings } from '@balcao/tasks';
import { AccessGuard } from './gate/access.guard.js';
import { AdmissionGuard } from './access/admission.js';
import { CompanyDoor } from './gate/company-door.js';
import { ApprovalInterceptor } from './gate/approval/approval.interceptor.js';
import { approvingJournals } from './gate/approval/approving-journals.js';
import { placedJournals } from './access/rows/placed-journals.js';
import { RowRulesInterceptor } from './gate/row-rules.interceptor.js';
import { RuledRows } from './access/rows/ruled-rows.js';
import { OPERATOR_ACCESS, type OperatorAccess } from './access/operator.js';
import { DeclaredAccess } from './access/declared-access.js';
import { billingControllers, billingProviders } from './billing/billing.providers.js';
import { BILLING, type BillingGround } from './billing/billing.tokens.js';
import { limitedJournals } from './billing/limited-journals.js';
import { StandingGuard } from './billing/standing.guard.js';
import { Subscriptions } from './billing/subscriptions.js';
import { catalogControllers } from './catalog/catalog.controllers.js';
import { CompanyCommandHandler } from './commands/company-command.js';
import { companiesControllers, companiesProviders } from './companies/companies.providers.js';
import { BooksCheckController } from './books/books-check.controller.js';
import type { Backend, Sources } from './composition/backend.js';
import {
  BLOBS,
  EVENTS,
  JOBS,
  JOURNALS,
  MAIL,
  ERASURES,
  PAST,
  DAMAGES,
  PROJECTIONS,
  REPORT_JOBS,
  CERTIFICATES,
  SIGNING_KEYS,
  ROWS,
  SERVICE_ROWS,
  SOURCES,
  STORE_CHECKS,
  TEXTS,
  WEB_ADDRESS,
  PRINTER_NETWORKS,
} from './composition/tokens.js';
import type { PrinterNetworks } from './pos/printers/printer-networks.js';
import { contactControllers } from './contact/contact.providers.js';
import { OPERATOR_SETTINGS } from './contact/contact.tokens.js';
import type { OperatorSettings } from './contact/operator-settings.js';
import { dashboardControllers, dashboardProviders } from './dashboard/dashboard.providers.js';
import { explainControllers, explainProviders } from './explain/explain.providers.js';
import { DEMO_JOURNALS, DemoTurn } from './demo/demo-turn.js';
import { documentTypesControllers } from './document-types/document-types.controllers.js';
import { documentsControllers, documentsProviders } from './documents/documents.providers.js';
import { exchangeControllers } from './exchange/exchange.providers.js';
import { expensesControllers } from './expenses/expenses.providers.js';
import { schedulingJournals } from './expenses/scheduling-journals.js';
import { HealthController } from './health/health.controller.js';
import { Readiness } from './health/readiness.js';
import { storeChecks } from './health/store-checks.js';
import { ProblemFilter } from './http/problem.filter.js';
import { identityControllers, identityProviders } from './identity/identity.providers.js';
import { IDENTITY, type IdentityGround } from './identity/identity.tokens.js';
import { imagesControllers, imagesProviders } from './images/images.providers.js';
import { importingControllers, importingProviders } from './importing/importing.providers.js';
import {
  integrationsControllers,
  integrationsProviders,
} from './integrations/integrations.providers.js';
import { WEBHOOK_SETTINGS } from './integrations/integrations.tokens.js';
import { InspectionPacksController } from './inspection/inspection-packs.controller.js';
import { jobsControllers, jobsProviders } from './jobs/jobs.providers.js';
import { journalSearchControllers } from './journal-search/journal-search.providers.js';
import { LiveConnections } from './live/live-connections.js';
import { LiveController } from './live/live.controller.js';
import { mailingControllers, mailingProviders } from './mailing/mailing.providers.js';
import {
  notificationsControllers,
  notificationsProviders,
} from './notifications/notifications.providers.js';
import { limitsProviders } from './limits/limits.providers.js';
import { OPERATIONS, type Operations } from './operations/operations.js';
import { operationsControllers, operationsProviders } from './operations/operations.providers.js';
import { textControllers } from './registers/text-registers.js';
import { partiesControllers } from './parties/parties.controllers.js';
import { ReadAgeingHandler } from './parties/read-ageing.js';
import { ReadOpenDocumentsHandler } from './parties/read-open-documents.js';
import { ReadStatementHandler } from './parties/read-statement.js';
import { statementControllers } from './reports/statements/statement.controller.js';
import { statisticsControllers, statisticsProviders } from './statistics/statistics.providers.js';
import { membersControllers, membersProviders } from './members/members.providers.js';
import { pastControllers, pastProviders } from './past/past.providers.js';
import { paymentsControllers, paymentsProviders } from './payments/payments.providers.js';
import { labelsControllers } from './labels/labels.providers.js';
import { printingControllers, printingProviders } from './printing/printing.providers.js';
import { fiscalControllers, fiscalProviders } from './fiscal/fiscal.providers.js';
import { posControllers } from './pos/pos.controllers.js';
import { printModelsControllers } from './print-models/print-models.controllers.js';
import { AwaitedRows } from './reading/awaited-rows.js';
import { OwnWritesInterceptor } from './reading/own-writes.interceptor.js';
import { readingProviders } from './reading/reading.providers.js';
import { RehearsalInterceptor } from './rehearsal/rehearsal.interceptor.js';
import { rehearsingJournals } from './rehearsal/rehearsing-journals.js';
import { SearchController } from './search/search.controller.js';
import { SearchEverythingHandler } from './search/search-everything.js';
import { reportsControllers, reportsProviders } from './reports/reports.providers.js';
import { erasuresControllers, erasuresProviders } from './erasures/erasures.providers.js';
import { sealsControllers } from './seals/seals.providers.js';
import { sealingJournals } from './seals/sealing-journals.js';
import { seriesControllers } from './series/series.controllers.js';
import {
  serviceAdminControllers,
  serviceAdminProviders,
} from './service-admin/service-admin.providers.js';
import { SetUpController } from './setup/setup.controller.js';
import { SET_UP, type SetUpSettings } from './setup/set-up-settings.js';
import { setUpProviders } from './setup/setup.providers.js';
import { shiftsControllers, shiftsProviders } from './shifts/shifts.providers.js';
import { stockControllers, stockProviders } from './stock/stock.providers.js';
import { treasuryControllers, treasuryProviders } from './treasury/treasury.providers.js';
import { vatControllers } from './vat/vat.controllers.js';
import { viewsControllers, viewsProviders } from './views/views.providers.js';

/** Of the server that runs, rather than of the product. */
interface Running {
  readonly operations: Operations;
  readonly operators: OperatorAccess;
  readonly delivery: DeliverySettings;
  readonly identity: IdentityGround;
  readonly operator: OperatorSettings;
  readonly billing: BillingGround;
  readonly webhooks: WebhookSettings;
  readonly printers: PrinterNetworks;
  readonly setUp: SetUpSettings;
}

/** The parts of the ground by their names. */
function standingOn(backend: Backend, sources: Sources): Provider[] {
  const demoTurn = new DemoTurn();
  const scheduled = schedulingJournals(demoTurn.behind(backend.journals), backend.jobs);
  const journals = sealingJournals(scheduled, backend.jobs);
  return [
    { provide: EVENTS, useValue: backend.events },
    {
      provide: JOURNALS,
      inject: [Subscriptions],
      useFactory: (subscriptions: Subscriptions) => {
        const limited = subscriptions.isBilled
          ? limitedJournals(journals, subscriptions, backend.rows)
          : journals;
        return rehearsingJournals(placedJournals(approvingJournals(limited)));
      },
    },
    { provide: SERVICE_ROWS, useValue: backend.rows },
    { provide: DEMO_JOURNALS, useValue: backend.journals },
    { provide: DemoTurn, useValue: demoTurn },
    { provide: ROWS, useValue: new RuledRows(new AwaitedRows(backend.rows)) },
    { provide: PAST, useValue: backend.past },
    { provide: ERASURES, useValue: backend.erasures },
    { provide: BLOBS, useValue: backend.blobs },
    ...limitsProviders(backend),
    { provide: JOBS, useValue: backend.jobs },
    { provide: REPORT_JOBS, useValue: backend.reportJobs },
    { provide: CERTIFICATES, useValue: backend.certificates },
    { provide: SIGNING_KEYS, useValue: backend.signingKeys },
    { provide: MAIL, useValue: backend.mail },
    { provide: TEXTS, useValue: backend.texts },
    { provide: PROJECTIONS, useValue: backend.projections },
    { provide: STORE_CHECKS, useValue: storeChecks(backend) },
    { provide: DAMAGES, useValue: backend.damages },
    { provide: SOURCES, useValue: sources },
  ];
}

/** Every route. */
const controllers = [
  ...identityControllers,
  ...membersControllers,
  SetUpController,
  ...imagesControllers,
  ...companiesControllers,
  ...catalogControllers,
  ...statementControllers,
  ...partiesControllers,
  ...textControllers,
  ...vatControllers,
  ...documentTypesControllers,
  ...importingControllers,
  ...posControllers,
  ...printModelsControllers,
  ...labelsControllers,
  ...printingControllers,
  InspectionPacksController,
  BooksCheckController,
  ...erasuresControllers,
  ...sealsControllers,
  ...journalSearchControllers,
  ...seriesControllers,
  ...shiftsControllers,
  ...stockControllers,
  ...documentsControllers,
  ...mailingControllers,
  ...contactControllers,
  ...notificationsControllers,
  ...viewsControllers,
  ...pastControllers,
  ...paymentsControllers,
  ...treasuryControllers,
  ...expensesControllers,
  ...exchangeControllers,
  ...statisticsControllers,
  ...dashboardControllers,
  ...explainControllers,
  ...fiscalControllers,
  ...reportsControllers,
  SearchController,
  ...billingControllers,
  ...serviceAdminControllers,
  ...integrationsControllers,
  ...jobsControllers,
  LiveController,
  HealthController,
  ...operationsControllers,
];

/** The whole API on whatever the composition root has put together. */
@Module({})
export class AppModule {
  static on(backend: Backend, sources: Sources, running: Running): DynamicModule {
    const { operations, operators, delivery } = running;
    return {
      module: AppModule,
      imports: [CqrsModule.forRoot(), DiscoveryModule],
      controllers,
      providers: [
        ...standingOn(backend, sources),
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_GUARD, useClass: AdmissionGuard },
        AccessGuard,
        StandingGuard,
        { provide: APP_INTERCEPTOR, useClass: RowRulesInterceptor },
        { provide: APP_INTERCEPTOR, useClass: OwnWritesInterceptor },
        { provide: APP_INTERCEPTOR, useClass: ApprovalInterceptor },
        { provide: APP_INTERCEPTOR, useClass: RehearsalInterceptor },
        DeclaredAccess,
        CompanyDoor,
        { provide: WEB_ADDRESS, useValue: delivery.webAddress },
        { provide: IDENTITY, useValue: running.identity },
        { provide: OPERATOR_SETTINGS, useValue: running.operator },
        { provide: OPERATIONS, useValue: operations },
        { provide: OPERATOR_ACCESS, useValue: operators },
        { provide: WEBHOOK_SETTINGS, useValue: running.webhooks },
        { provide: SET_UP, useValue: running.setUp },
        { provide: PRINTER_NETWORKS, useValue: running.printers },
        { provide: BILLING, useValue: running.billing },
        ...billingProviders,
        ...serviceAdminProviders,
        Readiness,
        ...operationsProviders,
        ...identityProviders,
        ...membersProviders,
        ...setUpProviders,
        CompanyCommandHandler,
        ...companiesProviders,
        ...imagesProviders,
        ...shiftsProviders,
        ...stockProviders,
        ...documentsProviders,
        ...printingProviders,
        ...readingProviders,
        ReadStatementHandler,
        ReadAgeingHandler,
        ReadOpenDocumentsHandler,
        ...statisticsProviders,
        ...dashboardProviders,
        ...explainProviders,
        ...mailingProviders,
        ...jobsProviders,
        ...notificationsProviders,
        ...viewsProviders,
        ...fiscalProviders,
        ...erasuresProviders,
        ...pastProviders,
        ...paymentsProviders,
        ...treasuryProviders,
        ...reportsProviders,
        ...importingProviders,
        ...integrationsProviders,
        SearchEverythingHandler,
        LiveConnections,
      ],
    };
  }
}
