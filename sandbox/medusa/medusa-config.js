'use strict';
/** The store server's configuration. The supervisor passes what differs from run to run. */
const path = require('node:path');

// Packages are named by their folder, since the server runs inside a data folder elsewhere.
const folder = (name) => path.dirname(require.resolve(`${name}/package.json`));
const loopback = '/^http:\\/\\/(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]+)?$/';

module.exports = {
  projectConfig: {
    database_url: process.env.SANDBOX_DATABASE_URL,
    database_type: 'postgres',
    // Requests hold a connection while they ask for another: few would block each other. They stay open, as those of a
    // store with shoppers do: after ten quiet seconds a product would take three times as long.
    database_extra: { max: 24, idleTimeoutMillis: 0 },
    admin_cors: loopback,
    store_cors: loopback,
    // Known secrets: this server is for invented data on the own machine.
    jwt_secret: 'sandbox',
    cookie_secret: 'sandbox',
  },
  plugins: [
    folder('medusa-payment-manual'),
    folder('medusa-fulfillment-manual'),
    {
      resolve: folder('@medusajs/file-local'),
      options: { upload_dir: 'uploads', backend_url: process.env.SANDBOX_URL },
    },
    {
      resolve: path.join(__dirname, 'messages'),
      options: {
        app_url: process.env.SANDBOX_APP_URL,
        folder: process.env.SANDBOX_MESSAGES,
        email: process.env.SANDBOX_EMAIL,
        password: process.env.SANDBOX_PASSWORD,
      },
    },
  ],
  modules: {
    eventBus: { resolve: folder('@medusajs/event-bus-local') },
    cacheService: { resolve: folder('@medusajs/cache-inmemory') },
    inventoryService: { resolve: folder('@medusajs/inventory') },
    stockLocationService: { resolve: folder('@medusajs/stock-location') },
  },
  featureFlags: {
    analytics: true,
    order_editing: true,
    publishable_api_keys: true,
    sales_channels: true,
    product_categories: true,
    tax_inclusive_pricing: true,
  },
};
