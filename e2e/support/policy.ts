import type { BrowserContext } from 'playwright/test';

export interface Violation {
  readonly directive: string;
  readonly line: string;
}

/** Collects every violation of the content security policy in any page or frame of a context from now on. */
export async function watchCspViolations(context: BrowserContext): Promise<readonly Violation[]> {
  const violations: Violation[] = [];
  await context.exposeBinding('noteViolation', (_, violation: Violation) => void violations.push(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      const line = `${violatedDirective} blocked ${blockedURI || 'inline'} of ${sourceFile} ${sample}`;
      (window as unknown as { noteViolation(violation: Violation): void }).noteViolation({ directive: violatedDirective, line });
    });
  });
  return violations;
}
