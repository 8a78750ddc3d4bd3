import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import AddCard from '@mui/icons-material/AddCardOutlined';
import Apartment from '@mui/icons-material/ApartmentOutlined';
import Assessment from '@mui/icons-material/AssessmentOutlined';
import Business from '@mui/icons-material/BusinessOutlined';
import CardMembership from '@mui/icons-material/CardMembershipOutlined';
import Code from '@mui/icons-material/CodeOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import Dns from '@mui/icons-material/DnsOutlined';
import Help from '@mui/icons-material/HelpOutlineOutlined';
import Home from '@mui/icons-material/HomeOutlined';
import Info from '@mui/icons-material/InfoOutlined';
import Mail from '@mui/icons-material/MailOutlineOutlined';
import MonitorHeart from '@mui/icons-material/MonitorHeartOutlined';
import Notifications from '@mui/icons-material/NotificationsNoneOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Overdue from '@mui/icons-material/AssignmentLateOutlined';
import TrendingDown from '@mui/icons-material/TrendingDownOutlined';
import CurrencyExchange from '@mui/icons-material/CurrencyExchangeOutlined';
import TrendingUp from '@mui/icons-material/TrendingUpOutlined';
import Numbered from '@mui/icons-material/FormatListNumberedOutlined';
import DynamicFeed from '@mui/icons-material/DynamicFeedOutlined';
import Pending from '@mui/icons-material/PendingActionsOutlined';
import Gavel from '@mui/icons-material/GavelOutlined';
import Group from '@mui/icons-material/GroupsOutlined';
import People from '@mui/icons-material/PeopleAltOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Percent from '@mui/icons-material/PercentOutlined';
import Person from '@mui/icons-material/PersonOutlineOutlined';
import Wallet from '@mui/icons-material/AccountBalanceWalletOutlined';
import PointOfSale from '@mui/icons-material/PointOfSaleOutlined';
import PriceCheck from '@mui/icons-material/PriceCheckOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import PersonOff from '@mui/icons-material/PersonOffOutlined';
import Verified from '@mui/icons-material/VerifiedOutlined';
import Scanner from '@mui/icons-material/QrCodeScannerOutlined';
import Rule from '@mui/icons-material/RuleOutlined';
import FolderZip from '@mui/icons-material/FolderZipOutlined';
import Upload from '@mui/icons-material/UploadFileOutlined';
import { textPages } from './text-pages.js';
import { billed, page, report, type MenuGroup, type MenuPage } from './menu-page.js';
import { tradeGroups } from './trade-groups.js';

const homePage: MenuPage = { path: '/', label: 'layout.pages.home', icon: Home };

const posPage: MenuPage = {
  path: '/pos',
  label: 'layout.pages.pos',
  icon: PointOfSale,
  permission: 'pos.sell',
};

/** Above all groups. */
export const firstPages: readonly MenuPage[] = [homePage, posPage];

export const accountPage: MenuPage = {
  path: '/account',
  label: 'layout.pages.account',
  icon: Person,
};

export const settingsPage: MenuPage = {
  path: '/settings',
  label: 'layout.pages.settings',
  icon: Tune,
};

/** The groups below home; a group whose pages are all denied is not shown. */
export const menuGroups: readonly MenuGroup[] = [
  ...tradeGroups,
  {
    name: 'reports',
    label: 'layout.groups.reports',
    icon: Assessment,
    main: ['/commercial/dashboard', '/commercial/reports', '/commercial/fiscal'],
    isListedElsewhere: true,
    pages: [
      page('/commercial/dashboard', 'layout.pages.dashboard', Insights, 'reports.view'),
      page('/commercial/reports', 'layout.pages.reports', Assessment, 'reports.view'),
      page('/commercial/fiscal', 'layout.pages.fiscal', Gavel, 'fiscal.view'),
      report('documents', Description, 'documents.view'),
      report('pending_documents', Overdue, 'documents.view'),
      report('payments', Payments, 'payments.view'),
      report('withholdings', Percent, 'payments.view'),
      report('expenses_reports', Wallet, 'expenses.view'),
      report('stock_reports', Inventory, 'stock.view'),
      report('sales', TrendingUp, 'documents.view'),
      report('account_statement', People, 'parties.view'),
      report('treasury', AccountBalance, 'treasury.view'),
      report('financial_statement', PriceCheck, 'reports.view'),
      report('vat_summary', Percent, 'documents.view'),
      report('vat_of_sales', Percent, 'documents.view'),
      report('vat_of_purchases', Percent, 'documents.view'),
    ],
  },
  {
    name: 'accounting',
    label: 'layout.groups.accounting',
    icon: MenuBook,
    pages: [
      page(
        '/commercial/journal_entries',
        'layout.pages.journalEntries',
        EditNote,
        'accounting.view',
      ),
      page('/commercial/fixed_assets', 'layout.pages.fixedAssets', Apartment, 'accounting.view'),
      ...textPages('accounts'),
      page('/commercial/posting_rules', 'layout.pages.postingRules', Rule, 'accounting.view'),
      report('income_statement', TrendingUp, 'accounting.view'),
      report('balance_sheet', AccountBalance, 'accounting.view'),
      report('trial_balance', PriceCheck, 'accounting.view'),
      report('ledger_journal', MenuBook, 'accounting.view'),
      report('ledger_account', Numbered, 'accounting.view'),
      report('exchange_differences', CurrencyExchange, 'accounting.view'),
      report('depreciation_map', TrendingDown, 'accounting.view'),
    ],
  },
  {
    name: 'audit',
    label: 'layout.groups.audit',
    icon: Verified,
    pages: [
      page('/commercial/journal', 'layout.pages.journal', MenuBook, 'audit.view'),
      page('/commercial/seals', 'layout.pages.seals', Verified, 'audit.view'),
      page('/commercial/erasures', 'layout.pages.erasures', PersonOff, 'audit.view'),
      page('/commercial/books', 'layout.pages.books', Rule, 'audit.view'),
      page('/commercial/inspection', 'layout.pages.inspection', FolderZip, 'audit.view'),
      page('/commercial/series_continuity', 'layout.pages.continuity', Numbered, 'audit.view'),
      page('/commercial/looks', 'layout.pages.looks', Visibility, 'audit.view'),
    ],
  },
  {
    name: 'settings',
    label: 'layout.groups.settings',
    icon: SettingsIcon,
    pages: [
      page('/company', 'layout.pages.company', Business, 'companies.view'),
      page('/approvals', 'layout.pages.approvals', FactCheck, 'companies.view'),
      page('/users', 'layout.pages.users', Group, 'identity.view'),
      page('/commercial/invoicing_series', 'layout.pages.series', Numbered, 'series.view'),
      page(
        '/commercial/document_type',
        'layout.pages.documentTypes',
        Description,
        'documentTypes.view',
      ),
      page('/commercial/print_model', 'layout.pages.printModels', Print, 'printModels.view'),
      page('/commercial/payment_method', 'layout.pages.paymentMethods', Payments, 'payments.view'),
      page('/commercial/vat', 'layout.pages.vat', Percent, 'vat.view'),
      ...textPages('settings'),
      page('/imports', 'layout.pages.imports', Upload, 'imports.view'),
      page('/scanner', 'layout.pages.scanner', Scanner, 'catalog.view'),
      billed('/subscription', 'layout.pages.subscription', CardMembership),
      billed('/plans', 'layout.pages.plans', PriceCheck),
      billed('/deposit', 'layout.pages.recharge', AddCard),
      page('/developers', 'layout.pages.developers', Code, 'integrations.view'),
      page('/jobs', 'layout.pages.jobs', Pending, 'jobs.view'),
      page('/bulk_work', 'layout.pages.bulkWork', DynamicFeed, 'jobs.view'),
      page('/system', 'layout.pages.system', MonitorHeart, 'system.view'),
      { path: '/service', label: 'layout.pages.service', icon: Dns, isOfService: true },
    ],
  },
  {
    name: 'help',
    label: 'layout.groups.help',
    icon: Help,
    // What everybody may open, whatever their permissions.
    pages: [
      { path: '/help', label: 'layout.pages.help', icon: MenuBook },
      { path: '/notifications', label: 'notifications.title', icon: Notifications },
      { path: '/useful_documents', label: 'site.documents.title', icon: Help },
      { path: '/contact', label: 'site.links.contact', icon: Mail },
      { path: '/about', label: 'site.links.about', icon: Info },
    ],
  },
];

/** What the menu of a cashier has besides the till; the rest is on the page of all pages. */
export const cashierPaths: readonly string[] = [
  '/pos',
  '/',
  '/commercial/document/FT',
  '/commercial/payment/clients',
  '/commercial/clients',
  '/commercial/articles',
  '/commercial/shifts',
];
