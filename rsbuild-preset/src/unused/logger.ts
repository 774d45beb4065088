const NAME = '[ Module Federation ]';

/** In the place of the federation runtime's logger, which looks for a compiler's and traces where it was called from. */
export const createLogger = (prefix: string) => ({
  warn: (...words: readonly unknown[]) => console.warn(prefix, ...words),
  error: (...words: readonly unknown[]) => console.error(prefix, ...words),
});
export const createInfrastructureLogger = (prefix: string) => createLogger(prefix);
export const bindLoggerToCompiler = () => undefined;
export const logger = createLogger(NAME);
export const infrastructureLogger = createLogger(NAME);
