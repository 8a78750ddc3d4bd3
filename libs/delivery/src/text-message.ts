/** A text message to one phone. */
export interface TextMessage {
  /** Names the message for ever. */
  readonly id: string;
  /** With the country's code: `+258841234567`. */
  readonly to: string;
  readonly text: string;
}

/**
 * Hands text messages over.
 * Errors: `DeliveryRefused` for one that will never go, `DeliveryFailed` for one that may later.
 */
export interface TextSender {
  send(message: TextMessage): Promise<void>;
}
