/** `npm start -- sandbox`: the store server alone; `reset` throws its data away, `snapshot` ships it. */
import '../../sandbox/cli.ts';
