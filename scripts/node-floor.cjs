// Loaded before `npm start` and `npm test`: says which Node is needed. Written in ES5, because a Node that is too old cannot read anything newer.
'use strict';

/** @returns the sentence to print when this Node is too old, otherwise undefined. */
function nodeTooOld(version) {
  var parts = version.split('.').map(Number);
  if (parts[0] > 20 || (parts[0] === 20 && parts[1] >= 19)) return undefined;
  return (
    'hubkit needs Node 20.19 or newer and this is Node ' +
    version +
    ': install a newer one from https://nodejs.org and try again.'
  );
}

var sentence = nodeTooOld(process.versions.node);
if (sentence) {
  console.error(sentence);
  process.exit(1);
}

exports.nodeTooOld = nodeTooOld;
