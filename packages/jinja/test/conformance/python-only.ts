/** Cases whose result only CPython can give, by corpus and id, with the reason. They are counted and printed, never hidden. */
export const PYTHON_ONLY: Readonly<Record<string, string>> = {};
