/** `npm run contract -- lint`: strict rules for both documents and the owner's overlay; warnings are errors. */
import { lint } from './bundle.ts';
import { UserError, fail } from '../lib/stop.ts';

lint().then(
  () => console.log('The contract keeps all rules.'),
  (error: unknown) => fail(new UserError(error instanceof Error ? error.message : String(error))),
);
