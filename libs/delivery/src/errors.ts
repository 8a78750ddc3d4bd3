/** A later attempt may succeed: nobody answered, or the receiver was busy. */
export class DeliveryFailed extends Error {
  override readonly name = 'DeliveryFailed';
}

/** It will never go: the address is none, or is unknown where it leads. */
export class DeliveryRefused extends Error {
  override readonly name = 'DeliveryRefused';
}
