export const keywords = ['search pdfs', 'find pages', 'search scans', 'slides', 'rag with pictures', 'document search'];
