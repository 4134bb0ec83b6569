'use strict';
/** Brings the database's tables to the installed version, then ends. */
require('./no-telemetry.cjs');
const migrate = require('@medusajs/medusa/dist/commands/migrate').default;

// The command reads its own arguments: "migrations run".
process.argv = [process.argv[0], process.argv[1], 'migrations', 'run'];
migrate({ directory: __dirname }).catch((error) => {
  console.error(error);
  process.exit(1);
});
