// The stylesheet has no exports; this lets TypeScript follow its import.
export {};
