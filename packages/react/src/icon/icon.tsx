/** A line drawing on a 24 grid, in the color and the size of the text around it. */
export function Icon({ path }: { readonly path: string }) {
  return (
    <svg
      aria-hidden="true"
      width="1em"
      height="1em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d={path} />
    </svg>
  );
}
