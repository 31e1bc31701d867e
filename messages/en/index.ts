import { form } from "./form.ts";
import { frame } from "./frame.ts";
import { signIn } from "./sign-in.ts";
import { track } from "./track.ts";

export const messages = { form, frame, signIn, track };

/** What every language has to say. */
export type Messages = typeof messages;
