const { appendFileSync } = require('node:fs');
const { TestEnvironment } = require('jest-environment-node');

/**
 * The environment of tests that run once for each fault: `withFault(id, name, load)` declares the
 * tests of a file while that fault is on, and turns it on again as they run. Once one of them has
 * failed, the others of that fault are left out. What happens is written down line by line, so that
 * nothing is lost when a fault hangs the process.
 */
module.exports = class FaultyEnvironment extends TestEnvironment {
  #active = 0;
  #caught = new Set();
  #reached = new Set();
  #blocks = new Map();
  #state;

  constructor(config, context) {
    super(config, context);
    this.global.__isFaulty = (id) => {
      this.#reached.add(id);
      return id === this.#active;
    };
    this.global.withFault = (id, name, load) => this.#declare(id, name, load);
    this.#write('world', 0);
  }

  #write(...parts) {
    appendFileSync(process.env.BALCAO_MUTANTS_LOG, `${JSON.stringify(parts)}\n`);
  }

  #begin(id, name) {
    this.#active = id;
    this.#reached.clear();
    this.#write('began', id, name);
  }

  #end(id, name) {
    this.#active = 0;
    if (id === 0) this.#write('reached', 0, name, [...this.#reached]);
    else if (!this.#caught.has(id)) this.#write('passed', id, name);
  }

  #catch(what) {
    const id = this.#active;
    if (this.#caught.has(id) && id !== 0) return;
    this.#caught.add(id);
    this.#write('caught', id, what);
  }

  async #declare(id, name, load) {
    const outer = this.#state.currentDescribeBlock;
    let block;
    this.global.describe(`${id} ${name}`, () => {
      block = this.#state.currentDescribeBlock;
    });
    this.#blocks.set(block, { id, name, loaded: new Set() });
    this.#state.currentDescribeBlock = block;
    this.#begin(id, name);
    try {
      await load();
    } catch (error) {
      this.#catch(`${name} cannot be loaded: ${error.message}`);
    } finally {
      this.#write('loaded', id, name);
      this.#blocks.get(block).loaded = new Set(this.#reached);
      this.#active = 0;
      this.#state.currentDescribeBlock = outer;
    }
  }

  handleTestEvent(event, state) {
    this.#state = state;
    const known = this.#blocks.get(event.describeBlock);
    if (event.name === 'run_describe_start' && known !== undefined) {
      if (known.id !== 0 && this.#caught.has(known.id)) skip(event.describeBlock);
      this.#begin(known.id, known.name);
      for (const id of known.loaded) this.#reached.add(id);
    }
    if (event.name === 'run_describe_finish' && known !== undefined)
      this.#end(known.id, known.name);
    if (event.name === 'test_start') {
      if (this.#active !== 0 && this.#caught.has(this.#active)) event.test.mode = 'skip';
    }
    if (event.name === 'test_fn_failure') this.#catch(fullName(event.test));
    if (event.name === 'hook_failure' || event.name === 'error') this.#catch(`${event.name}`);
  }
};

/** Neither its tests nor what they prepare. */
function skip(block) {
  block.mode = 'skip';
  for (const child of block.children) {
    if (child.type === 'test') child.mode = 'skip';
    else skip(child);
  }
}

function fullName(test) {
  const titles = [test.name];
  for (let block = test.parent; block?.parent; block = block.parent) titles.unshift(block.name);
  return titles.join(' › ');
}
