import { Component, type ReactNode, Suspense } from 'react';
import { Button } from './button.tsx';
import styles from './lazy-part.module.css';

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
    return (
      failed ?? (
        <div className={styles.failed} role="alert">
          <p>This part could not be loaded. Is the workbench still running in the terminal? ({error.message})</p>
          <Button
            size="small"
            look="outline"
            icon="refresh"
            label="Load the page anew"
            onClick={() => location.reload()}
          />
        </div>
      )
    );
  }
}
