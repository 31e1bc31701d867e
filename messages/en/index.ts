import { form } from "./form.ts";
import { frame } from "./frame.ts";
import { login } from "./login.ts";
import { track } from "./track.ts";

export const messages = { form, frame, login, track };

/** The messages that each language must have. */
export type Messages = typeof messages;
