import * as React from 'react';

/** Attributes and event handlers of an element, by name. */
type Attributes = Readonly<Record<string, unknown>>;

/** What every part takes beside its own props: `ref`, and what its element takes. */
export type ElementProps<Tag extends keyof React.JSX.IntrinsicElements> = React.ComponentPropsWithoutRef<Tag> &
  Rendered;

interface Rendered {
  /** Another element in the place of ours, or a function that makes one of the props of ours, such as `render={<section />}`. */
  readonly render?: React.ReactElement | ((props: React.HTMLAttributes<HTMLElement>) => React.ReactElement) | undefined;
}

/**
 * The element of a part: ours, or that of `render`. Attributes of the page win. Class names and styles are joined, and of two event
 * handlers the one of the page is called first; ours is left out after `event.preventDefault()`.
 */
export function element(tag: string, ours: Attributes, { render, ...given }: object & Rendered): React.ReactElement {
  const props = join(ours, given as Attributes);
  if (typeof render === 'function') return render(props);
  return render ? React.cloneElement(render, join(props, render.props as Attributes)) : React.createElement(tag, props);
}

function join(ours: Attributes, theirs: Attributes): Attributes {
  const names = Object.keys({ ...ours, ...theirs });
  return Object.fromEntries(names.map((name) => [name, joinValues(name, ours[name], theirs[name])]));
}

function joinValues(name: string, our: unknown, their: unknown): unknown {
  if (our === undefined || their === undefined) return their ?? our;
  if (name === 'className') return `${our} ${their}`;
  if (name === 'style') return { ...(our as object), ...(their as object) };
  if (name === 'ref') return joinRefs(our as React.Ref<unknown>, their as React.Ref<unknown>);
  if (!/^on[A-Z]/.test(name)) return their;
  return (event: React.SyntheticEvent) => {
    (their as React.EventHandler<React.SyntheticEvent>)(event);
    if (!event.defaultPrevented) (our as React.EventHandler<React.SyntheticEvent>)(event);
  };
}

/** Gives an element to two refs. */
function joinRefs<Of>(...refs: readonly (React.Ref<Of> | undefined)[]): React.RefCallback<Of> {
  return (value) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value);
      else if (ref) ref.current = value;
    }
  };
}
