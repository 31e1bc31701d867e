/** The account id in a URL; 0, which no account has, for invalid text. */
export const readId = (text = ""): number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);
