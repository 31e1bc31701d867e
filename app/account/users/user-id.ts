/** The account a URL names; 0, which nobody has, for what is no account's number. */
export const readId = (text = ""): number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0);
