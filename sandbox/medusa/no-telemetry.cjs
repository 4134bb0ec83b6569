'use strict';
/**
 * Loaded before the server: puts an empty module in the place of its telemetry. Switched off
 * by its environment variable, it would still write into the user's home and start a process
 * that looks for something to send.
 */
const Module = require('node:module');

const file = require.resolve('medusa-telemetry');
const stub = new Module(file, module);
const nothing = () => undefined;
stub.filename = file;
stub.loaded = true;
stub.exports = {
  track: nothing,
  trackFeatureFlag: nothing,
  trackInstallation: nothing,
  setTelemetryEnabled: nothing,
  flush: undefined,
};
require.cache[file] = stub;
