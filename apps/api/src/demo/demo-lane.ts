import { laneHash, type Command, type TillAction, type TillEntry } from '@balcao/domain';

const kinds = {
  OpenShift: 'openShift',
  JoinShift: 'joinShift',
  SellAtTill: 'sell',
  MoveShiftCash: 'moveCash',
  NoteShift: 'note',
  CountShift: 'countShift',
  CloseShift: 'closeShift',
} as const;

type OfTill = Extract<Command, { readonly type: keyof typeof kinds }>;

const isOfTill = (command: Command): command is OfTill => command.type in kinds;

/** The device of a demo till. */
const device = { deviceId: 'demo_tablet', device: 'Tablet da Matola' } as const;

/**
 * The commands of a till as its device would have sent them, entry by entry in a lane. The one that
 * is lost never arrives: those after it still do. The device gives the till back in the end.
 */
export function sentByDevice(
  cashRegisterId: string,
  commands: readonly Command[],
  lost: number,
): readonly Command[] {
  let previous = '';
  const entries = commands.filter(isOfTill).map((command, at): TillEntry => {
    const { type, ...said } = command;
    const action = { kind: kinds[type], said } as TillAction;
    const id = `DEMOENTRY${at + 1}`;
    const unchained = { ...action, id, sequence: at + 1, at: command.at ?? '', previous };
    previous = laneHash(unchained);
    return { ...unchained, hash: previous };
  });
  const { deviceId } = device;
  const sent = entries
    .filter(({ sequence }) => sequence !== lost)
    .map((entry) => {
      const lane = { cashRegisterId, lane: 1, deviceId, clockOffMs: 0 };
      return { type: 'TakeTillEntry', ...lane, entry } as const;
    });
  return [
    { type: 'TakeTill', cashRegisterId, ...device },
    ...sent,
    { type: 'ReleaseTill', cashRegisterId, deviceId },
  ];
}
