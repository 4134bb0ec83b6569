/** As on the page: CSP would report each time zod tries to compile. */
globalThis.__zod_globalConfig = { jitless: true };
