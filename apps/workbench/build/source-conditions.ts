/** Conditions of package exports under which the bundler reads the packages of this repository from their sources. */
export const SOURCE_CONDITIONS = ['hubkit-source', 'module', 'browser', 'development|production'];
