import type { Closing, CompanyDetails, CompanySettings, SettingsSince } from '@balcao/domain';

/** `GET /api/companies/current`. */
export type CompanyRecord = CompanyDetails & {
  readonly id: string;
  readonly revision: number;
  readonly currency: string;
  readonly settings: CompanySettings;
  readonly settingsSince: SettingsSince;
  readonly closing?: Closing;
  readonly certificate?: string;
};

/** The company of an answer; checked to have settings. */
export function parseCompany(body: unknown): CompanyRecord {
  if (typeof body !== 'object' || body === null || !('settings' in body)) {
    throw new Error('the company has an unknown shape');
  }
  return body as CompanyRecord;
}
