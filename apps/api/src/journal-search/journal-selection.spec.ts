import { describe, expect, it } from '@jest/globals';
import { journalSelection } from './journal-selection.js';

const maputo = 120;

describe('a question about the journal', () => {
  it('narrows in addition to the filter, the newest first', () => {
    const sent = { filter: '{"question":"voidedLines","actorId":"celeste"}' };
    expect(journalSelection(sent, maputo)).toMatchObject({
      where: { actorId: 'celeste', question: 'voidedLines' },
      sort: [['id', 'desc']],
    });
  });

  it('about hours is asked by the clock of the company', () => {
    const { where } = journalSelection({ filter: '{"question":"afterHours"}' }, maputo);
    expect(where).toEqual({
      type: 'DocumentIssued',
      $or: [{ minute: { $gte: 18 * 60 } }, { minute: { $lt: 5 * 60 } }],
    });
    const asked = { question: 'afterHours', opens: '08:30', closes: '01:00' };
    const night = { filter: JSON.stringify(asked) };
    expect(journalSelection(night, maputo).where).toMatchObject({
      $or: [{ minute: { $gte: 23 * 60 } }, { minute: { $lt: 6 * 60 + 30 } }],
    });
  });

  it('is refused where nobody asks it', () => {
    const odd = [
      '{"question":"everything"}',
      '{"question":"afterHours","opens":"7"}',
      '{"on":"x"}',
    ];
    for (const filter of odd) {
      expect(() => journalSelection({ filter }, 0)).toThrow('request.invalidFilter');
    }
  });
});

describe('days of the journal', () => {
  it('are those of the company’s clock', () => {
    const filter = '{"on":{"$gte":"2026-03-02","$lte":"2026-03-03"}}';
    expect(journalSelection({ filter }, maputo).where).toEqual({
      recordedAt: { $gte: '2026-03-01T22:00:00.000Z', $lt: '2026-03-03T22:00:00.000Z' },
    });
  });

  it('are shown in the order of their index, which is that of the journal', () => {
    const sorted = (sort: string) =>
      journalSelection({ filter: '{"on":"2026-03-02"}', sort }, maputo).sort;
    expect(sorted('id:desc')).toEqual([
      ['recordedAt', 'desc'],
      ['id', 'desc'],
    ]);
    expect(sorted('amountMinor:asc')).toEqual([['amountMinor', 'asc']]);
  });
});
