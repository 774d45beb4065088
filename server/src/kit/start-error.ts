/** A reason not to start: its message is the one line that says what to change. */
export class StartError extends Error {
  override name = 'StartError';
}

/** What a start or a command that failed prints: one line for what an operator can change, the whole error for what only we can. */
export function startFailure(error: unknown): unknown {
  if (error instanceof StartError) return `billet: ${error.message}`;
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as NodeJS.ErrnoException;
    // before anything is served, what PostgreSQL says is about roles and tables, and quotes nobody's words
    if (typeof code === 'string' && 'severity' in each)
      return `billet: DATABASE_URL: PostgreSQL refuses what the start needs: ${each.message} (SQLSTATE ${code}); give its user the rights of the database's owner`;
    if (typeof code === 'string' && 'syscall' in each) return `billet: ${each.message}; make it readable and reachable for this user`;
  }
  return error;
}
