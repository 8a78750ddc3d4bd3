import { createSlice } from '../../boot/slice.js';
import { sentence } from '../../i18n/messages.js';

/** Whether the last write to this device's storage succeeded. */
export const deviceRoom = createSlice({ keeps: true });

/** Tracks whether writes succeed, and explains the consequences to the cashier if not. */
export async function noteKept<T>(writing: Promise<T>): Promise<T> {
  try {
    const written = await writing;
    if (!deviceRoom.get().keeps) deviceRoom.merge({ keeps: true });
    return written;
  } catch (error) {
    // Whatever else is thrown is a mistake of ours.
    if (!(error instanceof DOMException)) throw error;
    deviceRoom.merge({ keeps: false });
    throw new Error(sentence('till.notKept'), { cause: error });
  }
}
