import { textRegisters } from '@balcao/contracts';
import { Fragment } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { needMessages } from '../i18n/messages.js';
import { lazyPage } from '../shell/lazy-page.js';

export const Home = lazyPage(async () => (await import('../home/Home.js')).Home, 'office');
const Clients = lazyPage(async () => (await import('../clients/Clients.js')).Clients);
const Articles = lazyPage(async () => (await import('../articles/Articles.js')).Articles);
const Vat = lazyPage(async () => (await import('../vat/Vat.js')).Vat);
const Series = lazyPage(async () => (await import('../series/Series.js')).Series);
const Account = lazyPage(async () => (await import('../account/Account.js')).Account);
const Settings = lazyPage(async () => (await import('../settings/Settings.js')).Settings);
const AccountEdit = lazyPage(async () => (await import('../account/AccountEdit.js')).AccountEdit);
const ChangePassword = lazyPage(
  async () => (await import('../account/ChangePassword.js')).ChangePassword,
);
const BulkWork = lazyPage(async () => (await import('../bulk-work/BulkWork.js')).BulkWork);
const Jobs = lazyPage(async () => (await import('../jobs/Jobs.js')).Jobs);
const NotificationsPage = lazyPage(
  async () => (await import('../notifications/NotificationsPage.js')).NotificationsPage,
);
const UsefulDocuments = lazyPage(
  async () => (await import('../pages/UsefulDocuments.js')).UsefulDocuments,
);
const PlansPage = lazyPage(async () => (await import('../billing/Plans.js')).Plans);
const SubscriptionPage = lazyPage(
  async () => (await import('../billing/Subscription.js')).Subscription,
);
const RechargePage = lazyPage(async () => (await import('../billing/Recharge.js')).Recharge);
const PaymentOfOrder = lazyPage(async () => (await import('../billing/Payment.js')).Payment);
const ServicePage = lazyPage(async () => (await import('../service-admin/Service.js')).Service);
const System = lazyPage(async () => (await import('../operations/System.js')).System);
const Company = lazyPage(async () => (await import('../company/Company.js')).Company);
const SetUpCompany = lazyPage(async () => (await import('../company/SetUp.js')).SetUp);
const DocumentTypes = lazyPage(
  async () => (await import('../document-types/DocumentTypes.js')).DocumentTypes,
);
const ClientCategories = lazyPage(
  async () => (await import('../categories/ClientCategories.js')).ClientCategories,
);
const Suppliers = lazyPage(async () => (await import('../suppliers/Suppliers.js')).Suppliers);
const SupplierCategories = lazyPage(
  async () => (await import('../categories/SupplierCategories.js')).SupplierCategories,
);
const Entities = lazyPage(async () => (await import('../entities/Entities.js')).Entities);
const EntityCategories = lazyPage(
  async () => (await import('../categories/EntityCategories.js')).EntityCategories,
);
const PrintModels = lazyPage(
  async () => (await import('../print-models/PrintModels.js')).PrintModels,
);
const Sales = lazyPage(async () => (await import('../documents/overview/Overview.js')).Sales);
const Purchases = lazyPage(
  async () => (await import('../documents/overview/Overview.js')).Purchases,
);
const ScannerTest = lazyPage(async () => {
  const page = await Promise.all([import('../scanner/ScannerTest.js'), needMessages('officeMore')]);
  return page[0].ScannerTest;
});
const Imports = lazyPage(async () => (await import('../imports/Imports.js')).Imports);
const ArticleCategories = lazyPage(
  async () => (await import('../categories/ArticleCategories.js')).ArticleCategories,
);
const CashRegisters = lazyPage(
  async () => (await import('../cash-registers/CashRegisters.js')).CashRegisters,
);
const Shifts = lazyPage(async () => (await import('../shifts/Shifts.js')).Shifts);
const Tills = lazyPage(async () => (await import('../shifts/Tills.js')).Tills);
const Batches = lazyPage(async () => (await import('../stock/Batches.js')).Batches);
const StockLevels = lazyPage(async () => (await import('../stock/StockLevels.js')).StockLevels);
const StockMoves = lazyPage(async () => (await import('../stock/StockMoves.js')).StockMoves);
const FixedAssets = lazyPage(
  async () => (await import('../accounting/FixedAssets.js')).FixedAssets,
);
const Approvals = lazyPage(async () => (await import('../approvals/Approvals.js')).Approvals);
const JournalEntries = lazyPage(
  async () => (await import('../accounting/JournalEntries.js')).JournalEntries,
);
const StockTransfers = lazyPage(
  async () => (await import('../stock/StockTransfers.js')).StockTransfers,
);
const StockCounts = lazyPage(async () => (await import('../stock/StockCounts.js')).StockCounts);
const Reorder = lazyPage(async () => (await import('../stock/Reorder.js')).Reorder);
const PaymentMethods = lazyPage(
  async () => (await import('../payments/PaymentMethods.js')).PaymentMethods,
);
const Receipts = lazyPage(async () => (await import('../payments/Payments.js')).Receipts);
const SupplierPayments = lazyPage(
  async () => (await import('../payments/Payments.js')).SupplierPayments,
);
const Advances = lazyPage(async () => (await import('../payments/Advances.js')).Advances);
const TreasuryAccounts = lazyPage(
  async () => (await import('../treasury/TreasuryAccounts.js')).TreasuryAccounts,
);
const Deposits = lazyPage(async () => (await import('../treasury/Movements.js')).Deposits);
const Withdrawals = lazyPage(async () => (await import('../treasury/Movements.js')).Withdrawals);
const Transfers = lazyPage(async () => (await import('../treasury/Movements.js')).Transfers);
const Expenses = lazyPage(async () => (await import('../expenses/Expenses.js')).Expenses);
const RecurringExpenses = lazyPage(
  async () => (await import('../expenses/RecurringExpenses.js')).RecurringExpenses,
);
const Exchange = lazyPage(async () => (await import('../exchange/Exchange.js')).Exchange);
const Dashboard = lazyPage(async () => (await import('../dashboard/Dashboard.js')).Dashboard);
const FigureList = lazyPage(
  async () => (await import('../dashboard/proof/ProofPage.js')).ProofPage,
);
const Help = lazyPage(async () => (await import('../help/Help.js')).Help);
const Documents = lazyPage(async () => (await import('../documents/Documents.js')).Documents);

const Looks = lazyPage(async () => (await import('../past/looks/Looks.js')).Looks);
const Seals = lazyPage(async () => (await import('../audit/Seals.js')).Seals);
const Erasures = lazyPage(async () => (await import('../audit/Erasures.js')).Erasures);
const Journal = lazyPage(async () => (await import('../audit/Journal.js')).Journal);
const Books = lazyPage(async () => (await import('../books/Books.js')).Books);
const Inspection = lazyPage(async () => (await import('../audit/Inspection.js')).Inspection);
const Continuity = lazyPage(async () => (await import('../audit/Continuity.js')).Continuity);
const FiscalFiles = lazyPage(async () => (await import('../fiscal/FiscalFiles.js')).FiscalFiles);
const PostingRules = lazyPage(
  async () => (await import('../accounting/PostingRules.js')).PostingRules,
);
const Reports = lazyPage(async () => (await import('../reports/Reports.js')).Reports);
const ReportScreen = lazyPage(
  async () => (await import('../reports/ReportScreen.js')).ReportScreen,
);
const Developers = lazyPage(async () => (await import('../integrations/Developers.js')).Developers);
const MenuPages = lazyPage(async () => (await import('../shell/MenuPages.js')).MenuPages);
const Users = lazyPage(async () => (await import('../users/Users.js')).Users);
const RightsPage = lazyPage(async () => (await import('../users/RightsPage.js')).RightsPage);

/** The registers that have texts only, each at its path. */
const textScreens = textRegisters.map(([name]) => {
  const list = lazyPage(async () =>
    (await import('../management/text-screen.js')).textScreen(name),
  );
  return <Resource key={name} name={name} list={list} recordRepresentation="name" />;
});

/** Every page of the back office at its path. */
export const screens = (
  <Fragment>
    <CustomRoutes>
      <Route path="" element={<Home />} />
    </CustomRoutes>
    <Resource name="commercial/clients" list={Clients} recordRepresentation="name" />
    <Resource
      name="commercial/clients/categories"
      list={ClientCategories}
      recordRepresentation="name"
    />
    <Resource name="commercial/suppliers" list={Suppliers} recordRepresentation="name" />
    <Resource
      name="commercial/suppliers/categories"
      list={SupplierCategories}
      recordRepresentation="name"
    />
    <Resource name="commercial/entities" list={Entities} recordRepresentation="name" />
    <Resource
      name="commercial/entities/categories"
      list={EntityCategories}
      recordRepresentation="name"
    />
    <Resource name="commercial/print_model" list={PrintModels} recordRepresentation="name" />
    <Resource name="commercial/articles" list={Articles} recordRepresentation="name" />
    <Resource
      name="commercial/articles/categories"
      list={ArticleCategories}
      recordRepresentation="name"
    />
    <Resource name="commercial/shifts" list={Shifts} recordRepresentation="number" />
    <Resource name="commercial/cash_registers" list={CashRegisters} recordRepresentation="name" />
    <Resource name="commercial/batches" list={Batches} recordRepresentation="name" />
    <Resource name="commercial/stock" list={StockLevels} recordRepresentation="articleName" />
    <Resource name="commercial/stock_moves" list={StockMoves} recordRepresentation="reference" />
    <Resource name="commercial/stock_transfers" list={StockTransfers} />
    <Resource name="commercial/stock_counts" list={StockCounts} recordRepresentation="number" />
    <Resource name="commercial/reorder" list={Reorder} recordRepresentation="name" />
    <Resource name="commercial/vat" list={Vat} recordRepresentation="name" />
    <Resource name="commercial/invoicing_series" list={Series} recordRepresentation="code" />
    <Resource name="commercial/document_type" list={DocumentTypes} recordRepresentation="name" />
    <Resource name="commercial/payment_method" list={PaymentMethods} recordRepresentation="name" />
    <Resource name="commercial/payment/clients" list={Receipts} />
    <Resource name="commercial/payment/suppliers" list={SupplierPayments} />
    <Resource name="commercial/payment/advances" list={Advances} />
    <Resource
      name="commercial/treasury_account"
      list={TreasuryAccounts}
      recordRepresentation="name"
    />
    <Resource name="commercial/deposit" list={Deposits} />
    <Resource name="commercial/withdrawal" list={Withdrawals} />
    <Resource name="commercial/transfer" list={Transfers} />
    <Resource name="commercial/expense" list={Expenses} recordRepresentation="description" />
    <Resource
      name="commercial/expense/recurring"
      list={RecurringExpenses}
      recordRepresentation="description"
    />
    <Resource name="commercial/fixed_assets" list={FixedAssets} recordRepresentation="name" />
    <Resource name="approvals" list={Approvals} recordRepresentation="reference" />
    <Resource
      name="commercial/journal_entries"
      list={JournalEntries}
      recordRepresentation="description"
    />
    <Resource name="commercial/seals" list={Seals} recordRepresentation="number" />
    <Resource name="commercial/erasures" list={Erasures} recordRepresentation="code" />
    <Resource name="commercial/journal" list={Journal} recordRepresentation="revision" />
    <Resource name="users" list={Users} recordRepresentation="name" />
    <Resource name="exchange" list={Exchange} recordRepresentation="id" />
    {textScreens}
    <CustomRoutes>
      <Route path="account" element={<Account />} />
      <Route path="settings" element={<Settings />} />
      <Route path="account/edit" element={<AccountEdit />} />
      <Route path="account/change_password" element={<ChangePassword />} />
      <Route path="commercial/looks" element={<Looks />} />
      <Route path="company" element={<Company />} />
      <Route path="company/setup" element={<SetUpCompany />} />
      <Route path="commercial/tills" element={<Tills />} />
      <Route path="imports" element={<Imports />} />
      <Route path="scanner" element={<ScannerTest />} />
      <Route path="developers" element={<Developers />} />
      <Route path="jobs" element={<Jobs />} />
      <Route path="bulk_work" element={<BulkWork />} />
      <Route path="notifications" element={<NotificationsPage />} />
      <Route path="help" element={<Help />} />
      <Route path="help/:topic" element={<Help />} />
      <Route path="useful_documents" element={<UsefulDocuments />} />
      <Route path="system" element={<System />} />
      <Route path="plans" element={<PlansPage />} />
      <Route path="subscription" element={<SubscriptionPage />} />
      <Route path="deposit" element={<RechargePage />} />
      <Route path="payment" element={<PaymentOfOrder />} />
      <Route path="service" element={<ServicePage />} />
      <Route path="users/:id/rights" element={<RightsPage />} />
      <Route path="commercial" element={<Dashboard />} />
      <Route path="commercial/dashboard" element={<Dashboard />} />
      <Route path="commercial/dashboard/list" element={<FigureList />} />
      <Route path="menu" element={<MenuPages />} />
      <Route path="menu/:group" element={<MenuPages />} />
      <Route path="commercial/sales" element={<Sales />} />
      <Route path="commercial/purchases" element={<Purchases />} />
      <Route path="commercial/document/:document_type/*" element={<Documents />} />
      <Route path="commercial/fiscal" element={<FiscalFiles />} />
      <Route path="commercial/books" element={<Books />} />
      <Route path="commercial/inspection" element={<Inspection />} />
      <Route path="commercial/series_continuity" element={<Continuity />} />
      <Route path="commercial/posting_rules" element={<PostingRules />} />
      <Route path="commercial/reports" element={<Reports />} />
      <Route path="commercial/reports/:report" element={<ReportScreen />} />
    </CustomRoutes>
  </Fragment>
);
