const ClosingEnvironment = require('./environment.cjs');

/**
 * The environment of several test files in one world: `specFile(name, load)` puts what a file
 * declares, its `beforeAll` and `afterAll` too, into a `describe` of the file's name. A file that
 * cannot be loaded is one failed test, and the others still run.
 */
module.exports = class GroupedEnvironment extends ClosingEnvironment {
  #state;

  constructor(config, context) {
    super(config, context);
    this.global.specFile = (name, load) => this.#declare(name, load);
  }

  handleTestEvent({ name, describeBlock }, state) {
    this.#state = state;
    const isFile = describeBlock?.parent?.name === 'ROOT_DESCRIBE_BLOCK';
    if (name === 'run_describe_finish' && isFile) this.noteOpen(describeBlock.name);
  }

  /** `describe` takes no promise, and a file is loaded by one: its block is entered by hand. */
  async #declare(name, load) {
    const outer = this.#state.currentDescribeBlock;
    let block;
    this.global.describe(name, () => {
      block = this.#state.currentDescribeBlock;
    });
    this.#state.currentDescribeBlock = block;
    try {
      await load();
    } catch (error) {
      this.global.it('can be loaded', () => {
        throw error;
      });
    } finally {
      this.#state.currentDescribeBlock = outer;
    }
  }
};
