import { RemoteFailure } from './failure.ts';

export interface ScriptRequest {
  readonly address: string;
  /** Null only in development, where files change while they are edited. */
  readonly integrity: string | null;
  /** Milliseconds. */
  readonly deadline: number;
}

/** Runs a remote's entry. A file that is missing, late or does not match the release's hash never runs. */
export function loadScript(page: Document, { address, integrity, deadline }: ScriptRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    const timer = setTimeout(() => {
      end(new RemoteFailure('entry', 'too_late', { file: script.src }));
      // a script in another document never runs, even when it arrives later
      page.implementation.createHTMLDocument().adoptNode(script);
    }, deadline);
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
    script.onload = () => end(thrown === null ? undefined : new RemoteFailure('start', 'threw_at_start', { cause: thrown }));
    script.onerror = () => end(new RemoteFailure('entry', 'missing', { file: script.src }));
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.src = address;
    page.head.append(script);
  });
}
