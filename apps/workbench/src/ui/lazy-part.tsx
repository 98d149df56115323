import { Component, type ReactNode, Suspense } from 'react';
import { LoadFailure } from './load-failure.tsx';

interface LazyPartProps {
  readonly children: ReactNode;
  /** Shown while the part is loaded. @default nothing */
  readonly waiting?: ReactNode;
  /** Shown where it cannot be. @default what happened, and a button that loads the page anew */
  readonly failed?: ReactNode;
}

/** A part of a page whose code is loaded late. If the code cannot be fetched, the rest of the page stays. */
export class LazyPart extends Component<LazyPartProps, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { children, waiting, failed } = this.props;
    const { error } = this.state;
    if (!error) return <Suspense fallback={waiting}>{children}</Suspense>;
    return failed ?? <LoadFailure error={error} />;
  }
}
