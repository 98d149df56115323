export const keywords = ['networks', 'molecules', 'knowledge graph', 'link prediction', 'node classification'];
