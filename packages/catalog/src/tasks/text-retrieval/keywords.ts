export const keywords = ['search engine', 'find documents', 'passage retrieval', 'rag', 'semantic search', 'lookup'];
