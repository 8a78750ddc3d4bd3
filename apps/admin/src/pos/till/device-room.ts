import { createSlice } from '../../boot/slice.js';
import { sentence } from '../../i18n/messages.js';

/** Whether this device kept what it was last told to keep; one without room keeps nothing. */
export const deviceRoom = createSlice({ keeps: true });

/** Notes whether what is written is kept, and says what it means to a cashier where it is not. */
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
