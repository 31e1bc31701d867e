import type { Messages } from "../en/index.ts";
import { form } from "./form.ts";
import { frame } from "./frame.ts";
import { signIn } from "./sign-in.ts";
import { track } from "./track.ts";

export const messages: Messages = { form, frame, signIn, track };
