export const keywords = ['rerank', 'reranker', 'reranking', 'cross encoder', 'sort search results', 'relevance', 'rag'];
