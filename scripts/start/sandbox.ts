/** `npm start -- sandbox`: the store server alone; `reset` throws its data away. */
import '../../sandbox/cli.ts';
