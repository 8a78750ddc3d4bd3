import { describe, expect, it } from '@jest/globals';
import { Cell } from './cell.js';
import { Table } from './table.js';
import { UndoLog } from './undo-log.js';

function recording(): UndoLog {
  const undo = new UndoLog();
  undo.record(true);
  return undo;
}

describe('an undo log', () => {
  it('takes back what came after a mark, the newest first', () => {
    const undo = recording();
    const price = new Cell(undo, 1);
    price.set(2);
    const mark = undo.mark();
    price.set(3);
    price.set(4);
    undo.rollback(mark);
    expect(price.get()).toBe(2);
    undo.rollback(0);
    expect(price.get()).toBe(1);
  });

  it('forgets what is durable, and keeps its marks', () => {
    const undo = recording();
    const price = new Cell(undo, 1);
    price.set(2);
    const durable = undo.mark();
    price.set(3);
    undo.forget(durable);
    undo.forget(0);
    undo.rollback(0);
    expect(price.get()).toBe(2);
    expect(undo.mark()).toBe(durable);
  });

  it('keeps nothing while it does not record', () => {
    const undo = new UndoLog();
    const price = new Cell(undo, 1);
    price.set(2);
    undo.rollback(0);
    expect(price.get()).toBe(2);
    undo.record(true);
    price.set(3);
    undo.record(false);
    undo.rollback(0);
    expect(price.get()).toBe(3);
  });
});

describe('a table', () => {
  it('takes back what was set and deleted, absence included', () => {
    const undo = recording();
    const stock = new Table<number>(undo);
    stock.set('rice', 10);
    const mark = undo.mark();
    stock.set('rice', 9);
    stock.set('soap', 1);
    stock.delete('rice');
    stock.delete('butter');
    undo.rollback(mark);
    expect([...stock.entries()]).toEqual([['rice', 10]]);
    undo.rollback(0);
    expect(stock.has('rice')).toBe(false);
    expect(stock.size).toBe(0);
  });

  it('shares nothing with its dump', () => {
    const stock = new Table<number>(new UndoLog());
    stock.set('rice', 10);
    const dumped = stock.dump();
    stock.set('rice', 9);
    const loaded = new Table<number>(new UndoLog());
    loaded.load(dumped);
    loaded.set('soap', 1);
    expect([loaded.get('rice'), stock.get('rice'), stock.get('soap')]).toEqual([10, 9, undefined]);
  });
});
