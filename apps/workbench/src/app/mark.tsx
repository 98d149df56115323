/** The logo of the workbench, without its name. */
export function Mark() {
  return (
    <svg aria-hidden="true" width="26" height="26" viewBox="0 0 32 32">
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <path
        d="M10 8v16M22 8v16M10 16h12"
        stroke="var(--accent-text)"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="16" cy="16" r="3.4" fill="var(--accent-text)" />
    </svg>
  );
}
