/** `AbortSignal.timeout` for Chrome before 103 and Safari before 16. */
AbortSignal.timeout ??= (milliseconds) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
};

// as a module it is part of the script's scope, without a wrapper
export {};
