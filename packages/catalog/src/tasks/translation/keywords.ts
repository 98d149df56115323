export const keywords = ['translate', 'translator', 'languages', 'interpreter', 'localization', 'multilingual'];
