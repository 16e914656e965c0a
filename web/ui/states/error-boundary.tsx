import { Component, type ReactNode } from 'react';
import { ErrorState } from './error-state';
import { MissingPart } from './missing-part';
import { uiTexts } from '../texts';
import { isMissingPart } from './version-notice';

interface Props {
  /** A new value (such as the path) clears the error. */
  resetKey: string;
  onRetry?: () => void;
  /** Shown in place of the part, instead of the usual message. */
  fallback?: (error: Error) => ReactNode;
  children: ReactNode;
}

interface State {
  error: Error | null;
  resetKey: string;
}

/** Shows an error of one part of the page with Retry. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  override render() {
    if (!this.state.error) return this.props.children;
    if (this.props.fallback) return this.props.fallback(this.state.error);
    if (isMissingPart(this.state.error)) return <MissingPart />;
    return (
      <ErrorState
        title={uiTexts.pageFailed}
        description={uiTexts.pageFailedHint}
        onAction={this.retry}
      />
    );
  }
}
