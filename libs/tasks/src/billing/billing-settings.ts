import { textOf } from '../settings/values.js';
import type { SettingName } from '../settings/declared-settings.js';
import type { Environment } from '../settings/environment.js';
import type { PaymentProvider } from './payment-provider.js';
import { EmolaProvider } from './providers/emola-provider.js';
import { MpesaProvider } from './providers/mpesa-provider.js';

/** A setting cannot be; its sentence names it, and repeats no secret. */
export class BillingSettingError extends Error {
  override readonly name = 'BillingSettingError';
}

/** How companies pay for the product, where they do. */
export interface BillingSettings {
  /** Who takes money from phones here. */
  readonly providers: readonly PaymentProvider[];
  /** Where transfers go, in words for those who pay; no transfers when absent. */
  readonly bankDetails?: string;
  /** Providers send it with what they tell by themselves; they tell nothing when absent. */
  readonly callbackSecret?: string;
}

/**
 * Reads whether and how companies pay: `undefined` unless `BILLING` is `on`, and everything is free
 * and without limits then. `BillingSettingError` names what cannot be.
 */
export function readBillingSettings(environment: Environment): BillingSettings | undefined {
  const billing = textOf(environment, 'BILLING') ?? 'off';
  if (billing === 'off') return undefined;
  if (billing !== 'on') throw new BillingSettingError(`BILLING is "${billing}", not on or off.`);
  const providers = [mpesaOf(environment), emolaOf(environment)];
  const bankDetails = textOf(environment, 'BANK_DETAILS');
  const callbackSecret = textOf(environment, 'PAYMENT_CALLBACK_SECRET');
  if (callbackSecret !== undefined && callbackSecret.length < 24) {
    throw new BillingSettingError('PAYMENT_CALLBACK_SECRET has fewer than 24 characters.');
  }
  return {
    providers: providers.filter((provider) => provider !== undefined),
    ...(bankDetails !== undefined && { bankDetails }),
    ...(callbackSecret !== undefined && { callbackSecret }),
  };
}

function mpesaOf(environment: Environment): PaymentProvider | undefined {
  const apiKey = textOf(environment, 'MPESA_API_KEY');
  if (apiKey === undefined) return undefined;
  const host = 'https://api.vm.co.mz';
  try {
    return new MpesaProvider({
      apiKey,
      publicKey: needed(environment, 'MPESA_PUBLIC_KEY'),
      serviceProviderCode: needed(environment, 'MPESA_SERVICE_PROVIDER_CODE'),
      paymentUrl: addressOf(environment, 'MPESA_PAYMENT_URL') ?? `${host}:18352`,
      statusUrl: addressOf(environment, 'MPESA_STATUS_URL') ?? `${host}:18353`,
      origin: textOf(environment, 'MPESA_ORIGIN') ?? 'developer.mpesa.vm.co.mz',
    });
  } catch (error) {
    if (error instanceof BillingSettingError) throw error;
    throw new BillingSettingError('MPESA_PUBLIC_KEY is no public key in base64.');
  }
}

function emolaOf(environment: Environment): PaymentProvider | undefined {
  const url = addressOf(environment, 'EMOLA_URL');
  if (url === undefined) return undefined;
  return new EmolaProvider({
    url,
    username: needed(environment, 'EMOLA_USERNAME'),
    password: needed(environment, 'EMOLA_PASSWORD'),
    partnerCode: needed(environment, 'EMOLA_PARTNER_CODE'),
    key: needed(environment, 'EMOLA_KEY'),
  });
}

function needed(environment: Environment, name: SettingName): string {
  const text = textOf(environment, name);
  if (text === undefined) throw new BillingSettingError(`${name} has to be set as well.`);
  return text;
}

function addressOf(environment: Environment, name: SettingName): string | undefined {
  const text = textOf(environment, name)?.replace(/\/+$/, '');
  if (text === undefined) return undefined;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new BillingSettingError(`${name} is no http address.`);
  }
  return text;
}
