import type { DocumentTypeRow } from '@balcao/contracts';
import { givesBack } from '@balcao/domain';
import type { SvgIconComponent } from '@mui/icons-material';
import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import MoveToInbox from '@mui/icons-material/MoveToInboxOutlined';
import Outbox from '@mui/icons-material/OutboxOutlined';
import PriceCheck from '@mui/icons-material/PriceCheckOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined';

type IconNames = Pick<
  DocumentTypeRow,
  'requiresPayment' | 'accountEffect' | 'movesStock' | 'isOrder' | 'group'
>;

/** The icon of a document type in menus, by what its documents do. */
export function iconOfType(type: IconNames): SvgIconComponent {
  if (type.isOrder) return ShoppingCart;
  if (givesBack(type)) return AssignmentReturn;
  if (type.requiresPayment) return PriceCheck;
  if (type.accountEffect !== 'none') return ReceiptLong;
  if (type.group === 'sales' && type.movesStock !== 'none') return LocalShipping;
  if (type.movesStock === 'in') return MoveToInbox;
  if (type.movesStock === 'out') return Outbox;
  return RequestQuote;
}
