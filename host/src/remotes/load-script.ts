import { RemoteFailure } from './failure.ts';

export interface ScriptRequest {
  readonly address: string;
  /** Null only in development, where files change as one types. */
  readonly integrity: string | null;
  /** Milliseconds. */
  readonly deadline: number;
}

/** Runs a remote's entry. A file that is missing, late or not what the release says is never run. */
export function loadScript(page: Document, { address, integrity, deadline }: ScriptRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    const timer = setTimeout(() => end(new RemoteFailure('entry', 'timeout')), deadline);
    let thrown: unknown = null;
    const noteError = (event: ErrorEvent) => {
      if (event.filename === script.src) thrown = event.error ?? event.message;
    };
    function end(failure?: RemoteFailure): void {
      clearTimeout(timer);
      page.defaultView?.removeEventListener('error', noteError);
      script.remove();
      if (failure) reject(failure);
      else resolve();
    }
    page.defaultView?.addEventListener('error', noteError);
    script.onload = () => end(thrown === null ? undefined : new RemoteFailure('start', 'threw', thrown));
    script.onerror = () => end(new RemoteFailure('entry', 'unavailable_or_changed'));
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.src = address;
    page.head.append(script);
  });
}
