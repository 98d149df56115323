import * as React from 'react';

/** The words inside a node, for the name of a link; components are read through their children. */
export function textOf(node: React.ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (React.isValidElement<{ children?: React.ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? `${node}` : '';
}
