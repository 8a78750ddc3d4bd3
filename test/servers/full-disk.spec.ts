import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import type { DocumentRow, Problem, ReadyAnswer, SystemAnswer } from '@balcao/contracts';
import { describeUnless } from '../left-out.js';
import { mountSmallDisk } from '../small-disk.js';
import { twoSacks } from '../e2e/support/goods.js';
import { Client, eventually } from './support/client.js';
import { areBuilt, startApi, type Node } from './support/nodes.js';

const disk = areBuilt ? mountSmallDisk(96) : undefined;

function whatIsMissing(): string | undefined {
  if (!areBuilt) return 'the product has not been built';
  return disk === undefined ? 'no disk in memory may be mounted' : undefined;
}

const started: Node[] = [];
afterAll(async () => {
  await Promise.all(started.map((node) => node.end('SIGKILL')));
  disk?.remove();
});

describeUnless(whatIsMissing(), 'an embedded server whose disk is full', () => {
  it('says so, reads on, keeps half of nothing, and goes on with room', async () => {
    if (disk === undefined) throw new Error('there is no disk');
    const { node, address } = await startApi({ DATA_DIR: join(disk.folder, 'data') });
    started.push(node);
    const client = new Client();
    await client.setUp(address);
    const issue = (name: string) =>
      client.post<Problem & { readonly id: string }>(
        `${address}/api/documents/${name}/issue`,
        twoSacks,
        `issue-${name}`,
      );
    const ready = () => client.get<ReadyAnswer>(`${address}/api/ready`);
    const list = () =>
      client.get<readonly DocumentRow[]>(`${address}/api/documents?sort=number:desc`);
    const before = await issue('BEFORE');
    await eventually(async () => (await list()).body[0]?.id === before.body.id);
    expect((await ready()).body).toMatchObject({ isReady: true, problems: [] });

    // The log next to the file may have room of its own: until that is used up, all is well.
    const answers: Awaited<ReturnType<typeof issue>>[] = [];
    await eventually(async () => {
      disk.fill();
      answers.push(await issue(`FULL${answers.length}`));
      return answers.at(-1)?.status === 503;
    });
    expect(answers.at(-1)?.body).toMatchObject({
      code: 'request.diskFull',
      title: 'The server disk is full. Nothing was recorded; contact your administrator',
    });
    await eventually(async () => (await ready()).status === 503);
    const { body } = await ready();
    expect(body).toMatchObject({ isReady: false, eventStore: false, readStore: true });
    expect(body.problems).toContain(
      'The event store has no room, as the disk is full: commands are refused.',
    );
    const system = await client.get<SystemAnswer>(`${address}/api/system`);
    expect(system.body.roomLeft).toBeLessThan(16 * 1024 * 1024);
    const recorded = [before, ...answers.filter(({ status }) => status === 201)];
    expect((await list()).status).toBe(200);
    const last = recorded.at(-1)?.body.id ?? '';
    expect((await client.get(`${address}/api/documents/${before.body.id}`)).status).toBe(200);

    disk.makeRoom();
    await eventually(async () => (await ready()).status === 200);
    const after = await issue('AFTER');
    expect(after.status).toBe(201);
    const number = (id: string): number => Number(id.split('.')[1]);
    expect(number(after.body.id)).toBe(number(last) + 1);
    await eventually(async () => (await list()).body[0]?.id === after.body.id);
  });
});
