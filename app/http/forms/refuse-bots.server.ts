import { env } from "#app/http/process/env.server.ts";
import { failedBotChecks } from "./bot-checks.server.ts";

const TRAPPED = "A hidden field was filled in by mistake. We’ve cleared it. Send the form again.";
const TOO_QUICK = "The form was sent very quickly. Send it again to confirm.";

if (env.MIN_FILL_MS === 0)
	process.stderr.write("MIN_FILL_MS=0: forms are taken however quickly. Never run like this in public.\n");

/**
 * A check for `readForm`: a sentence for a form that looks like it came from a bot, or null. Autofill can be
 * as fast as a bot, so the form comes back as typed, with the time it was first shown, and the second submit
 * passes.
 */
export async function refuseBots(form: FormData): Promise<string | null> {
	const signs = failedBotChecks(form, { minimumMs: env.MIN_FILL_MS, now: new Date() });
	if (signs === "filled the trap") return TRAPPED;
	return signs === "was quick" ? TOO_QUICK : null;
}
