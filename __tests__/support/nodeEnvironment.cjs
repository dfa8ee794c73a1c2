const { TestEnvironment } = require('jest-environment-node')

/**
 * Jest's sandbox has no dynamic import, and the embedded engine needs it: there Node itself loads the real engine, by `loadByNode`.
 */
module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args)
    this.global.loadByNode = require
  }
}
