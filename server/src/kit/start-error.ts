/** A reason not to start. Its message is one line that says what to change. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The output of a failed start or command: one line for errors that an operator can fix, else the whole error. */
export function startFailure(error: unknown): unknown {
  if (error instanceof StartError) return `billet: ${error.message}`;
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as NodeJS.ErrnoException;
    // before the server handles requests, PostgreSQL's messages are about roles and tables and quote no user data
    if (typeof code === 'string' && 'severity' in each)
      return `billet: DATABASE_URL: PostgreSQL refuses what the start needs: ${each.message} (SQLSTATE ${code}); give its user the rights of the database's owner`;
    if (typeof code === 'string' && 'syscall' in each) return `billet: ${each.message}; make it readable and reachable for this user`;
  }
  return error;
}
