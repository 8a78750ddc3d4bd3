import { DeliveryRefused, type TextMessage, type TextSender } from '../index.js';

/** Writes text messages where whoever runs the server looks, for want of somebody to send them. */
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
