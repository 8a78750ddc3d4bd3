import { StartError, textOf, type Environment, type Servers } from '@balcao/tasks/settings';

/** Where rows are folded: in this process, or in projectors of their own. */
export type ProjectionsPlace = 'here' | 'apart';

/** `StartError` when rows are to be folded where nothing can fold them. */
export function readProjectionsPlace(environment: Environment, servers: Servers): ProjectionsPlace {
  const areShared = servers.eventStore !== undefined && servers.mongoDb !== undefined;
  const text = textOf(environment, 'PROJECTIONS');
  if (text === undefined) return areShared ? 'apart' : 'here';
  if (text !== 'here' && text !== 'apart') {
    throw new StartError(`PROJECTIONS is "${text}", neither here nor apart.`);
  }
  if (text === 'apart' && !areShared) {
    throw new StartError(
      'PROJECTIONS is "apart", but projectors reach nothing in the data folder of the API: set ' +
        'EVENTSTORE_URL and MONGODB_URL as well.',
    );
  }
  return text;
}
