import {
  Component,
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactNode,
  Suspense,
} from 'react';
import { LoadFailure } from './load-failure.tsx';

/** By the error of a part whose code could not be loaded: makes the part load it again when it is drawn next. */
const AGAIN = new WeakMap<Error, () => void>();

/**
 * Makes a component whose code is loaded when it is first drawn. Unlike that of `lazy`, it is loaded again by Retry of its `LazyPart`,
 * where it could not be loaded before.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  const begin = () =>
    lazy(async () => ({
      default: await load().catch((error: Error) => {
        AGAIN.set(error, () => {
          Late = begin();
        });
        throw error;
      }),
    })) as ComponentType<Props>; // `lazy` adds a type for references, which functions have among their properties.
  let Late = begin();
  return (props) => createElement(Late, props);
}

interface LazyPartProps {
  readonly children: ReactNode;
  /** Shown while the part is loaded. @default nothing */
  readonly waiting?: ReactNode;
  /** Shown where it cannot be, above what happened. @default nothing */
  readonly failed?: ReactNode;
  /** True for a part that is left out without a word where it cannot be loaded. @default false */
  readonly isOptional?: boolean;
}

/** A part of a page whose code is loaded late. If the code cannot be fetched, the rest of the page stays, and the part has Retry. */
export class LazyPart extends Component<LazyPartProps, { readonly error?: Error | undefined }> {
  override state: { readonly error?: Error | undefined } = {};

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  private readonly retry = (): void => {
    const { error } = this.state;
    if (error) AGAIN.get(error)?.();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { children, waiting, failed, isOptional } = this.props;
    const { error } = this.state;
    if (!error) return <Suspense fallback={waiting}>{children}</Suspense>;
    return (
      <>
        {failed}
        {!isOptional && <LoadFailure error={error} onRetry={this.retry} />}
      </>
    );
  }
}
