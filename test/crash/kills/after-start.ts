import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import type { Callers } from '../callers.js';
import { checkAnswered, checkMails } from '../checks.js';
import { JournalFacts } from '../journal-facts.js';
import type { Shop } from '../shop.js';
import type { Violations } from '../violations.js';

/** Answers that are sent once more after each start. */
const repeated = 3;

interface Attachment {
  readonly id: string;
  readonly sha256: string;
}

/** What is checked after each start: all that was answered since the start before. */
export class AfterStart {
  readonly facts: JournalFacts;
  #answered = 0;
  readonly #refused = new Set<string>();

  constructor(
    private readonly folder: string,
    private readonly shop: Shop,
    private readonly work: Callers,
    private readonly violations: Violations,
    private readonly below: (count: number) => number,
  ) {
    this.facts = new JournalFacts(shop, violations);
  }

  async check(): Promise<void> {
    const { violations, shop, work, facts } = this;
    await shop.read('/companies/current').catch((error: unknown) => {
      violations.add('a session is lost', String(error));
    });
    await this.#readOn();
    const answered = work.done.slice(this.#answered);
    checkAnswered(
      answered.map((one) => one.answered),
      facts,
      violations,
    );
    await this.#checkFacts(answered);
    await work.sendOpen((id) => facts.commands.has(id), violations);
    await work.repeat(repeated, this.below, violations);
    await this.#readOn();
    this.#checkRefused();
    this.#answered = work.done.length;
    await this.#checkCount();
    checkMails(this.folder, facts, violations);
  }

  /** The journal is read next to the server: another process that reads heals nothing. */
  async #readOn(): Promise<void> {
    const path = join(this.folder, 'events.db');
    const events = await SqliteEventStore.open({ path, readonly: true });
    try {
      await this.facts.readOn(events);
    } finally {
      await events.close();
    }
  }

  #checkRefused(): void {
    for (const id of this.work.refusedCommands) {
      if (this.#refused.has(id)) continue;
      this.#refused.add(id);
      if (this.facts.commands.has(id)) this.violations.add('a refused command was recorded', id);
    }
  }

  async #checkFacts(answered: Callers['done']): Promise<void> {
    for (const { answered: one } of answered) {
      for (const id of one.jobs) await this.#checkJob(id);
      const { fact } = one.order;
      if (fact?.kind === 'name') await this.#checkName(fact.clientId, fact.name);
      if (fact?.kind === 'file') await this.#checkFile(fact.documentId, fact.sha256);
    }
  }

  async #checkJob(id: string): Promise<void> {
    const { status } = await this.shop.request('GET', `/jobs/${id}`);
    if (status !== 200) this.violations.add('an answered job is lost', `${id}: ${status}`);
  }

  async #checkName(id: string, name: string): Promise<void> {
    const after = this.facts.revision;
    const found = await this.shop.row<{ readonly name: string }>(`/clients/${id}`, after);
    if (found?.name === name) return;
    this.violations.add('personal data cannot be read', `${name} is ${found?.name ?? 'absent'}`);
  }

  async #checkFile(documentId: string, sha256: string): Promise<void> {
    const path = `/documents/${documentId}/attachments`;
    const files = await this.shop.read<readonly Attachment[]>(path);
    for (const { id } of files) {
      const bytes = await this.shop.bytes(`${path}/${id}`);
      if (createHash('sha256').update(bytes).digest('hex') === sha256) return;
    }
    this.violations.add('a file is lost or changed', `${documentId}: ${files.length} others`);
  }

  /** The list has each document once. */
  async #checkCount(): Promise<void> {
    const listed = await this.shop.count('/documents', this.facts.revision);
    const { documents } = this.facts;
    if (listed === documents) return;
    const what = `${listed} documents are listed, ${documents} recorded`;
    this.violations.add('rows differ from the journal', what);
  }
}
