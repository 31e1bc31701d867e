import { env } from "#app/http/process/env.server.ts";
import { failedBotChecks } from "./bot-checks.server.ts";

const TRAPPED = "A hidden field was filled in by mistake. We’ve cleared it. Send the form again.";
const TOO_QUICK = "The form was sent very quickly. Send it again to confirm.";

if (env.MIN_FILL_MS === 0)
	process.stderr.write("MIN_FILL_MS=0: forms are taken however quickly. Never run like this in public.\n");

/**
 * For `readForm`: the sentence for a form that a robot sent, or null. A browser that fills a form by itself
 * may be as quick as a robot, so quickness costs nobody more than a second press: the form comes back as it
 * was typed, with the time it was first shown, and that time passes.
 */
export async function refuseBots(form: FormData): Promise<string | null> {
	const signs = failedBotChecks(form, { minimumMs: env.MIN_FILL_MS, now: new Date() });
	if (signs === "filled the trap") return TRAPPED;
	return signs === "was quick" ? TOO_QUICK : null;
}
