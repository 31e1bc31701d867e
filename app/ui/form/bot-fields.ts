/** A field that nobody sees, and only a robot fills. No browser keeps anything to fill it with. */
export const TRAP_FIELD = "second_message";
/** When the page of a form was made, signed by the server. */
export const SHOWN_AT_FIELD = "shownAt";
