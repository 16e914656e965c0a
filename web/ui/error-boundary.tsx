import { Component, type ReactNode } from 'react';
import { browser } from '../shared/browser';
import { ErrorState } from './error-state';
import { uiTexts } from './texts';

interface Props {
  /** A new value (such as the path) clears the failure. */
  resetKey: string;
  onRetry?: () => void;
  children: ReactNode;
}

interface State {
  error: Error | null;
  resetKey: string;
}

/** A part of the program that did not arrive stays missing until the page is loaded anew. */
const isMissingChunk = (error: Error): boolean => /import|chunk|module/i.test(error.message);

/** Keeps a failure inside one part of the screen and offers to try again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  private readonly retry = () => {
    if (this.state.error && isMissingChunk(this.state.error)) return browser.reload();
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <ErrorState
        title={uiTexts.pageFailed}
        description={uiTexts.pageFailedHint}
        onRetry={this.retry}
      />
    );
  }
}
