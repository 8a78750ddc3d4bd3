/** How entries of a till are chained, in a part that the first scan does not wait for. */
export { laneHash as hashOfEntry } from '@balcao/domain';
