/** Rows of a file: a review of 240 characters each. */
export const rowsOf = (count) => {
  const text = 'The parcel came a day late, and one of the cups was broken. '.repeat(4);
  return Array.from({ length: count }, (_, id) => ({ id, text }));
};
