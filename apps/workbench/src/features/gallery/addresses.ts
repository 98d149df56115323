/** Addresses that the tests visit beside `/gallery`. */
export const addresses = ['/gallery?panel=chat-panel'];
