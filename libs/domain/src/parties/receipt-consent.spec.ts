import { describe, expect, it } from '@jest/globals';
import { aCompany, specify } from '../testing/index.js';
import { partiesDeciders } from './parties.deciders.js';

const ana = {
  type: 'PartyRegistered',
  data: { id: 'ana', code: 'C9', name: 'Ana', country: 'MZ', isClient: true, isSupplier: false },
} as const;
const change = (fields: object) => ({ type: 'ChangeParty', id: 'ana', fields }) as const;
const given = specify(partiesDeciders.ChangeParty);

describe('a contact that a client agreed to have remembered', () => {
  const [remembered] = given(...aCompany(), ana).when(
    change({ receiptEmail: 'ana@exemplo.co.mz', receiptPhone: '+258 84 123 4567' }),
  ).events;

  it('is kept with the day of the consent', () => {
    expect(remembered?.data).toMatchObject({
      after: {
        receiptEmail: 'ana@exemplo.co.mz',
        receiptEmailSince: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        receiptPhone: '841234567',
        receiptPhoneSince: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      },
    });
  });

  it('may have the day of a consent on paper', () => {
    const onPaper = { receiptEmail: 'ana@exemplo.co.mz', receiptEmailSince: '2026-01-05' };
    const { events } = given(...aCompany(), ana).when(change(onPaper));
    expect(events[0]?.data).toMatchObject({ after: onPaper });
  });

  it('is of today at the latest', () => {
    const asOf = (receiptEmailSince: string) =>
      given(...aCompany(), ana).when(
        change({ receiptEmail: 'ana@exemplo.co.mz', receiptEmailSince }),
      );
    expect(asOf('2026-03-02').events).toHaveLength(1);
    asOf('2026-03-03').thenRefused(
      'treasury.inFuture',
      { today: '2026-03-02' },
      'receiptEmailSince',
    );
  });

  it('goes with its day when the consent is taken back; other changes leave it', () => {
    const past = [...aCompany(), ana, remembered as never] as const;
    const [taken] = given(...past).when(change({ receiptEmail: null })).events;
    expect(taken?.data).toMatchObject({
      before: { receiptEmail: 'ana@exemplo.co.mz', receiptEmailSince: expect.any(String) },
      after: {},
    });
    const [renamed] = given(...past).when(change({ name: 'Ana Macuácua' })).events;
    expect(renamed?.data).toMatchObject({ after: { name: 'Ana Macuácua' } });
    expect(JSON.stringify(renamed?.data)).not.toContain('receipt');
  });

  it('has no day without an address, nor an address without a day', () => {
    given(...aCompany(), ana)
      .when(change({ receiptEmailSince: '2026-01-05' }))
      .thenRefused('field.required', { field: 'receiptEmail' }, 'receiptEmail');
    given(...aCompany(), ana, remembered as never)
      .when(change({ receiptEmailSince: null }))
      .thenRefused('field.required', { field: 'receiptEmailSince' }, 'receiptEmailSince');
    given(...aCompany(), ana)
      .when(change({ receiptEmail: 'nobody' }))
      .thenRefused('email.invalid', {}, 'receiptEmail');
  });
});
