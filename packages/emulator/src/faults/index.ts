export { type FaultDescription, type FaultName, listFaults } from './table.ts';
