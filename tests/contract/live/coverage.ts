import type { Contract, LiveOperation } from './operations.ts';
import type { Exchange } from './recorder.ts';
import { createValidator, type Violation } from './validator.ts';

export interface Called {
  readonly operation: LiveOperation;
  calls: number;
  reached: boolean;
  /** Non-2xx answers: status and message. */
  readonly failures: Map<string, string>;
}

interface Finding extends Violation {
  count: number;
}

export interface Coverage {
  readonly called: ReadonlyMap<LiveOperation, Called>;
  readonly findings: readonly Finding[];
  /** URLs unknown to the contract. */
  readonly strangers: readonly string[];
}

/** Checks all exchanges against the contract; counts repeated violations. */
export function measure(contract: Contract, exchanges: readonly Exchange[]): Coverage {
  const validate = createValidator(contract);
  const called = new Map<LiveOperation, Called>(
    contract.operations.map((operation) => [
      operation,
      { operation, calls: 0, reached: false, failures: new Map() },
    ]),
  );
  const findings = new Map<string, Finding>();
  const strangers: string[] = [];
  for (const exchange of exchanges) {
    const operation = contract.find(exchange.method, exchange.path);
    const entry = operation && called.get(operation);
    if (!operation || !entry) {
      strangers.push(`${exchange.method} ${exchange.path}`);
      continue;
    }
    entry.calls += 1;
    if (exchange.status < 300) entry.reached = true;
    else entry.failures.set(String(exchange.status), messageOf(exchange.answer));
    for (const violation of validate(operation, exchange)) {
      const key = [violation.operation, violation.where, violation.at, violation.message].join(' ');
      const known = findings.get(key);
      if (known) known.count += 1;
      else findings.set(key, { ...violation, count: 1 });
    }
  }
  return { called, findings: [...findings.values()], strangers };
}

function messageOf(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'message' in answer) {
    return String(answer.message);
  }
  return String(answer).slice(0, 80);
}
