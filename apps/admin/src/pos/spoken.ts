import { needMessages } from '../i18n/messages.js';

/** A part with the sentences that only later parts say. */
export const spoken =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [part] = await Promise.all([load(), needMessages('tillMore')]);
    return part;
  };
