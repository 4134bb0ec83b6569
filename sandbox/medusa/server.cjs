'use strict';
/**
 * Starts the store server on the loopback interface only; Medusa's own command would listen
 * on all interfaces. Tells the supervisor when it is ready, and ends when the supervisor is gone.
 */
require('./no-telemetry.cjs');
const http = require('node:http');
const express = require('express');
const loaders = require('@medusajs/medusa/dist/loaders').default;

const port = Number(process.env.SANDBOX_PORT);
/** Milliseconds; longer than clients reuse a connection, whose request would fail. */
const KEEP_ALIVE = 120_000;
const servers = [];
const hosts = new Set(['localhost', '127.0.0.1', '[::1]', ...names(process.env.SANDBOX_HOSTS)]);

function names(text = '') {
  return text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
}

async function main() {
  const app = express();
  const { container } = await loaders({ directory: __dirname, expressApp: app });
  if (process.env.SANDBOX_SEEDING === '1') await createAdmin(container);
  // A browser may look for "localhost" under either address.
  await listen(app, '127.0.0.1', true);
  await listen(app, '::1', false);
  process.send?.('ready');
}

/**
 * A page of another site can give its own name this machine's address and would then read the store
 * as if it were its own (DNS rebinding); the name in the request gives it away.
 */
function isOurs(host = '') {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return hosts.has(name);
}

function refuse(request, response) {
  response.writeHead(403, {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  response.end(
    `The sandbox answers to localhost, not to "${request.headers.host ?? ''}". ` +
      'Start it with SANDBOX_HOSTS=name to allow another name.\n',
  );
}

async function createAdmin(container) {
  const users = container.resolve('userService');
  const email = process.env.SANDBOX_EMAIL;
  const found = await users.list({ email });
  if (found.length > 0) return;
  await users.create(
    { email, role: 'admin', first_name: 'Ada', last_name: 'Quartermaster' },
    process.env.SANDBOX_PASSWORD,
  );
}

function listen(app, host, required) {
  return new Promise((resolve, reject) => {
    const server = http.createServer((request, response) =>
      isOurs(request.headers.host) ? app(request, response) : refuse(request, response),
    );
    server.keepAliveTimeout = KEEP_ALIVE;
    server.once('error', (error) => (required ? reject(error) : resolve()));
    server.listen({ port, host }, () => {
      servers.push(server);
      resolve();
    });
  });
}

function end() {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  process.exit(0);
}

process.on('SIGTERM', end);
process.on('SIGINT', end);
process.on('disconnect', () => {
  // The supervisor was killed: nobody else is left to stop the database.
  const postgres = Number(process.env.SANDBOX_POSTGRES_PID);
  try {
    if (postgres > 1) process.kill(postgres, 'SIGINT');
  } catch {
    // It has ended already.
  }
  end();
});

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
