/**
 * Before each file of tests: a channel between pages keeps nobody waiting. Node's own holds its
 * process for as long as it is open, and that of a page is open for as long as the page.
 */
globalThis.BroadcastChannel = class extends globalThis.BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
};
