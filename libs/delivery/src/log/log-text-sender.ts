import { DeliveryRefused, type TextMessage, type TextSender } from '../index.js';

/** Writes text messages to the operator's log, if there is no service to send them. */
export class LogTextSender implements TextSender {
  constructor(private readonly say: (message: TextMessage) => void) {}

  send(message: TextMessage): Promise<void> {
    if (!/^\+\d{6,15}$/.test(message.to)) {
      return Promise.reject(new DeliveryRefused('the text message goes to no phone'));
    }
    this.say(message);
    return Promise.resolve();
  }
}
