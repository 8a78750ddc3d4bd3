// The names of the small states that outlive a sign-out, in the store `pos`.

/** The device sequence: the chain of entries goes on from it. */
export const LANE = 'lane';
/** The page that has the till: no other writes into its sequence. */
export const HOLDER = 'holder';
/** What the till remembers of itself and of its work. */
export const REST = 'pos';
/** The sale at hand. */
export const CART = 'cart';
/** Before the id of a sale that waits. */
export const PARKED = 'parked ';
