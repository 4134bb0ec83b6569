/** `npm run build`: static files for any host, in `dist/`. */
import { buildApp } from './lib/app.ts';
import { fail } from './lib/stop.ts';

buildApp('production').then(({ built }) => {
  console.log(built ? 'The app is built in dist/.' : 'dist/ is up to date.');
}, fail);
