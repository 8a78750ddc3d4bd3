import type { SvgIconComponent } from '@mui/icons-material';
import Bolt from '@mui/icons-material/BoltOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Page from '@mui/icons-material/WebAssetOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import People from '@mui/icons-material/PeopleAltOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Shipping from '@mui/icons-material/LocalShippingOutlined';
import type { ReactNode } from 'react';
import type { HitKind } from './search-hits.js';

const icons: Readonly<Record<HitKind, SvgIconComponent>> = {
  pages: Page,
  actions: Bolt,
  documents: Receipt,
  payments: Payments,
  clients: People,
  suppliers: Shipping,
  articles: Inventory,
};

/** What a hit is, at a glance; its words stand beside it. */
export function HitIcon({ kind }: { readonly kind: HitKind }): ReactNode {
  const Icon = icons[kind];
  return <Icon fontSize="small" aria-hidden="true" />;
}
