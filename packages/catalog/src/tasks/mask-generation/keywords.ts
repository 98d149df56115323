export const keywords = ['segment anything', 'sam', 'select objects', 'cutouts', 'click to cut out', 'object outlines'];
