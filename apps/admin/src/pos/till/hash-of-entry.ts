/** The hash chain of till entries, loaded after the first scan. */
export { laneHash as hashOfEntry } from '@balcao/domain';
