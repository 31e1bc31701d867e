/** A hidden field that only bots fill. Browsers never autofill this name. */
export const TRAP_FIELD = "second_message";
