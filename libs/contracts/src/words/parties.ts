import type { PartyFields } from '@balcao/domain';
import type { InBoth } from './in-language.js';

/** The labels of the fields of clients, suppliers and entities. */
export const partyWords = {
  code: { en: 'Code', pt: 'Código' },
  name: { en: 'Name', pt: 'Nome' },
  nuit: { en: 'NUIT', pt: 'NUIT' },
  companyRegistration: { en: 'Company ID', pt: 'Registo comercial' },
  address1: { en: 'Address', pt: 'Endereço' },
  address2: { en: 'City', pt: 'Cidade' },
  contact1: { en: 'Contact person', pt: 'Pessoa de contacto' },
  contact2: { en: 'Second contact person', pt: 'Segunda pessoa de contacto' },
  email1: { en: 'E-mail', pt: 'E-mail' },
  email2: { en: 'Second e-mail', pt: 'Segundo e-mail' },
  phoneCode: { en: 'Phone code', pt: 'Indicativo' },
  phone1: { en: 'Phone number', pt: 'Número de telefone' },
  phone2: { en: 'Second phone', pt: 'Segundo telefone' },
  country: { en: 'Country', pt: 'País' },
  regionId: { en: 'Region', pt: 'Região' },
  categoryId: { en: 'Category', pt: 'Categoria' },
  isClient: { en: 'Client', pt: 'Cliente' },
  isSupplier: { en: 'Supplier', pt: 'Fornecedor' },
  creditLimitMinor: { en: 'Credit limit', pt: 'Limite de crédito' },
  debitLimitMinor: { en: 'Debit limit', pt: 'Limite de débito' },
  paymentTermsDays: { en: 'Payment terms (days)', pt: 'Prazo de pagamento (dias)' },
  language: { en: 'Documents and e-mail in', pt: 'Documentos e e-mail em' },
  notes: { en: 'Internal notes', pt: 'Notas internas' },
  balanceMinor: { en: 'Balance', pt: 'Saldo' },
  isArchived: { en: 'Removed', pt: 'Removido' },
} satisfies { readonly [F in keyof PartyFields | 'balanceMinor' | 'isArchived']: InBoth };
