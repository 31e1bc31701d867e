import type { Messages } from "../en/index.ts";
import { form } from "./form.ts";
import { frame } from "./frame.ts";
import { login } from "./login.ts";
import { track } from "./track.ts";

export const messages: Messages = { form, frame, login, track };
