import { afterEach, describe, expect, it } from '@jest/globals';
import { endsScan, guardScans } from './scan-guard.js';

class Place extends EventTarget {
  readonly dataset: Record<string, string> = {};
  readonly type: string = '';
  readonly tagName: string = 'BUTTON';
  isConnected = true;
}

/** A field of the page: what is typed is written into it. */
class Field extends Place {
  override readonly tagName = 'INPUT';
  override readonly type = 'text';
  #value: string;

  constructor(value: string, takesScans = false) {
    super();
    this.#value = value;
    if (takesScans) this.dataset['scans'] = '';
  }

  get value(): string {
    return this.#value;
  }

  set value(value: string) {
    this.#value = value;
  }
}

interface Key {
  readonly key: string;
  readonly code?: string;
  readonly ctrlKey?: boolean;
  /** When it was pressed; it may be handled much later. */
  readonly at: number;
}

/** A page as the browser drives it: each key goes to the focus, and does what nothing prevents. */
class Page {
  readonly scanned: string[] = [];
  /** What keys did beyond writing: pressed buttons, sent forms, made the till do something. */
  readonly done: string[] = [];
  /** Happens between a key and its character. */
  onceWithin: (() => void) | undefined;
  readonly stop: () => void;
  readonly #window = new EventTarget();

  constructor(public focus: Place) {
    this.stop = guardScans((code) => this.scanned.push(code), this.#window);
  }

  press({ key, code = '', ctrlKey = false, at }: Key): void {
    const { focus: pressed } = this;
    const given = { key, code, ctrlKey, target: pressed, timeStamp: at, repeat: false };
    const event = this.#send('keydown', {
      ...given,
      isComposing: false,
      altKey: false,
      metaKey: false,
      getModifierState: () => false,
    });
    if (endsScan(event) && pressed instanceof Field) {
      this.scanned.push(`field: ${pressed.value}`);
      event.preventDefault();
    }
    this.onceWithin?.();
    this.onceWithin = undefined;
    if (event.defaultPrevented || key === 'Control') return;
    const { focus } = this;
    if (key.length > 1 || ctrlKey || !(pressed instanceof Field)) this.done.push(key);
    if (key.length > 1 || ctrlKey || !(focus instanceof Field)) return;
    this.#send('beforeinput', { target: focus });
    focus.value += key;
  }

  #send(type: string, given: object): Event {
    const event = new Event(type, { cancelable: true });
    for (const [name, value] of Object.entries(given))
      Object.defineProperty(event, name, { value });
    this.#window.dispatchEvent(event);
    return event;
  }
}

const EVERY_MS = 8;
const enter = [{ key: 'Enter' }];
/** How scanners end a code: line ends are Enter, or the keys of their control characters. */
const ends = {
  Enter: enter,
  Tab: [{ key: 'Tab' }],
  'Enter twice': [...enter, ...enter],
  'Tab and Enter': [{ key: 'Tab' }, ...enter],
  'CR LF as control keys': [
    { key: 'Control' },
    { key: 'm', ctrlKey: true },
    { key: 'Control' },
    { key: 'j', ctrlKey: true },
  ],
} as const;
const codes = {
  'a barcode': '5601234567890',
  'a short code': 'CAFE',
  'the bars of a receipt': 'VD 2026C1 12',
  'a code with signs': 'QC-15+7?',
  'bars with the prefix of a reader': ']C1010703206980498810AB',
  'with a prefix of the scanner': '~96385074',
} as const;
/** Where the focus is as a scan begins, and where it goes meanwhile. */
const focuses = {
  'in a dialog': { first: 'field', then: 'field' },
  'on a button': { first: 'button', then: 'button' },
  'on the ticket': { first: 'scan', then: 'scan' },
  'as a dialog opens over the ticket': { first: 'scan', then: 'field' },
  'as a question opens over the ticket': { first: 'scan', then: 'button' },
  'as a dialog closes': { first: 'field', then: 'scan' },
  'as a question closes': { first: 'button', then: 'scan' },
  'as one dialog follows another': { first: 'field', then: 'other' },
  'as the focus comes from nowhere': { first: 'button', then: 'field' },
} as const;
type Focuses = (typeof focuses)[keyof typeof focuses];

function placesOf({ first, then }: Focuses) {
  const all = {
    field: new Field('20'),
    other: new Field(''),
    button: new Place(),
    scan: new Field('3*', true),
  };
  return { ...all, at: all[first], next: all[then] };
}

interface Keystrokes {
  readonly focus: Focuses;
  readonly text: string;
  readonly end: (typeof ends)[keyof typeof ends];
  /** The key before which the focus moves, or behind which as its character is still to come. */
  readonly moveAt: number;
  readonly isWithin: boolean;
  /** The key that is pressed later than a scanner does, by so much. */
  readonly pauseAt: number;
  readonly pauseMs: number;
}

let page: Page | undefined;

function scan({ focus, text, end, moveAt, isWithin, pauseAt, pauseMs }: Keystrokes) {
  const places = placesOf(focus);
  page?.stop();
  page = new Page(places.at);
  const shown = page;
  const move = () => {
    shown.focus = places.next;
  };
  const keys = [...Array.from(text, (key) => ({ key })), ...end];
  let at = 10_000;
  for (const [index, key] of keys.entries()) {
    at += index === pauseAt ? pauseMs : EVERY_MS;
    if (index === moveAt && isWithin) shown.onceWithin = move;
    if (index === moveAt && !isWithin) move();
    shown.press({ ...key, at });
  }
  const { field, other, scan: ticket, next } = places;
  return { done: shown.done, held: [field.value, other.value], ticket, next, shown };
}

/** One place after the other for what may happen meanwhile, the end of the code among them. */
const placesIn = (text: string): readonly number[] => [0, 1, 2, 3, 4, text.length - 1, text.length];

afterEach(() => {
  page?.stop();
});

const allCodes = Object.entries(codes);
const allEnds = Object.entries(ends);

describe.each(Object.entries(focuses))('a scan %s', (_where, focus) => {
  describe.each(allCodes)('of %s', (_what, text) => {
    it.each(allEnds)('that ends with %s writes nothing, does nothing and is whole', (_end, end) => {
      for (const moveAt of placesIn(text)) {
        for (const isWithin of [false, true]) {
          const from = { focus, text, end, moveAt, isWithin };
          for (const [pauseAt, pauseMs] of pausesOf(text)) {
            const pausing = { ...from, pauseAt, pauseMs };
            expect({ ...pausing, ...resultOf(pausing) }).toEqual({
              ...pausing,
              ...expectedOf(pausing),
            });
          }
        }
      }
    });
  });
});

/** Pauses that a radio link makes anywhere, and a busy machine behind the first keys. */
function pausesOf(text: string): readonly (readonly [number, number])[] {
  const late = placesIn(text).filter((at) => at >= 4);
  return [
    [-1, 0],
    ...placesIn(text).map((at) => [at, 110] as const),
    ...late.map((at) => [at, 900] as const),
  ];
}

function resultOf(keystrokes: Keystrokes) {
  const { done, held, ticket, shown } = scan(keystrokes);
  // Before the second key nobody can tell that it is a scan; letters and digits do nothing.
  const acts = done.filter((key) => key.length > 1 || /[ +?-]/.test(key));
  return { acts, held, scanned: shown.scanned, ticket: ticket.value };
}

function expectedOf({ focus: { first, then }, text, moveAt, end, isWithin }: Keystrokes) {
  // Where the code ends: the focus may move behind its first line end.
  const lastKey = text.length + (end[0].key === 'Control' ? 1 : 0);
  const hasMoved = moveAt < lastKey || (moveAt === lastKey && !isWithin);
  const isField = (hasMoved ? then : first) === 'scan';
  const whole = isField ? `field: 3*${text}` : text;
  const ticket = isField ? `3*${text}` : '3*';
  return { acts: [], held: ['20', ''], scanned: [whole], ticket };
}

describe('keys that are no scan', () => {
  const person = (text: string, everyMs: number) => {
    const field = new Field('');
    page = new Page(field);
    for (const [index, key] of [...Array.from(text), 'Enter'].entries()) {
      page.press({ key, at: 1_000 + index * everyMs });
    }
    return { value: field.value, done: page.done, scanned: page.scanned };
  };

  it.each(['20', '1000', '841234567', '258841234567', 'Maria João', '12,50', '100000'])(
    'write what a person types: %s',
    (text) => {
      for (const everyMs of [40, 60, 90, 150, 300]) {
        expect(person(text, everyMs)).toEqual({ value: text, done: ['Enter'], scanned: [] });
      }
    },
  );

  it('are not the digits of goods, however slow the scanner', () => {
    for (const text of ['5601234567892', '15601234567899', '010703206980498810AB']) {
      expect(person(text, 60)).toEqual({ value: '', done: [], scanned: [text] });
    }
    // No check digit fits, and people do type such numbers.
    expect(person('5601234567890', 60).scanned).toEqual([]);
  });

  it('is an Enter long behind a scan, which answers what is asked then', () => {
    const button = new Place();
    page = new Page(button);
    const keys = [...Array.from('CAFE'), 'Enter'];
    for (const [index, key] of keys.entries()) page.press({ key, at: 1_000 + index * 8 });
    page.press({ key: 'Enter', at: 1_300 });
    expect(page.done).toEqual(['C', 'Enter']);
  });

  it('are shortcuts of the browser', () => {
    page = new Page(new Place());
    page.press({ key: 'j', ctrlKey: true, at: 1_000 });
    page.press({ key: 'c', ctrlKey: true, at: 1_400 });
    expect(page.done).toEqual(['j', 'c']);
  });
});
