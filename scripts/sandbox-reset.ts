/** `npm run sandbox:reset`: the next start has the store as it was at first. */
import { resetSandbox } from '../sandbox/index.ts';
import { fail } from './lib/stop.ts';

resetSandbox().then(
  () => console.log('The sandbox is reset. npm start begins with the store as it was at first.'),
  fail,
);
