// How tightly expressions bind, loosest first. In a file without imports, so that esbuild puts the values in their places.
export const OR = 1;
export const AND = 2;
export const NOT = 3;
export const COMPARE = 4;
export const SUM = 5;
export const CONCAT = 6;
export const PRODUCT = 7;
export const POWER = 8;
export const UNARY = 9;
export const FILTER = 10;
export const POSTFIX = 11;
