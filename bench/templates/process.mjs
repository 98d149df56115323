import { fileURLToPath } from 'node:url';
import { startPeer } from '../peer-process.mjs';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

/** A JavaScript peer. */
export const startNode = (name, flags = []) => startPeer(process.execPath, [...flags, file('worker.mjs'), name]);

/** Jinja2 in Python. */
export const startPython = (python) => startPeer(python, [file('peers/python-jinja2.py')]);
