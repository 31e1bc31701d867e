/** A hidden field that only bots fill. Browsers never autofill this name. */
export const TRAP_FIELD = "second_message";
/** When the page of a form was made, signed by the server. */
export const SHOWN_AT_FIELD = "shownAt";
