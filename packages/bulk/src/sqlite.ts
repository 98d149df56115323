export { type Database, openDatabase, type SqlValue, type Statement, storing } from './store/open-database.ts';
