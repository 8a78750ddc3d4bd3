const { TestEnvironment } = require('jest-environment-node');

/**
 * The environment of several test files in one world: `specFile(name, load)` puts what a file
 * declares, its `beforeAll` and `afterAll` too, into a `describe` of the file's name. A file that
 * cannot be loaded is one failed test, and the others still run.
 */
module.exports = class GroupedEnvironment extends TestEnvironment {
  #state;

  constructor(config, context) {
    super(config, context);
    this.global.specFile = (name, load) => this.#declare(name, load);
  }

  handleTestEvent(_event, state) {
    this.#state = state;
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
