import { Component, type ErrorInfo, type ReactNode } from 'react';
import { removeUnusedAnswers } from '../server-state/query-client.ts';

export interface ErrorBoundaryProps {
  readonly children?: ReactNode;
  readonly onError: (error: unknown) => void;
  /** Renders instead of the failed children; `reset` renders them again, with new answers of the server. */
  readonly fallback: (reset: () => void) => ReactNode;
}

/** Contains a rendering error of a page, a dialog, a sheet or the notices (NAV-09, MFE-06). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    this.props.onError(error);
  }

  private readonly reset = () => {
    removeUnusedAnswers();
    this.setState({ isBroken: false });
  };

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback(this.reset) : this.props.children;
  }
}
