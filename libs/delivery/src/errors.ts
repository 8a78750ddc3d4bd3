/** It may go later: nobody answered, or whoever answered has no time. */
export class DeliveryFailed extends Error {
  override readonly name = 'DeliveryFailed';
}

/** It will never go: the address is none, or is unknown where it leads. */
export class DeliveryRefused extends Error {
  override readonly name = 'DeliveryRefused';
}
