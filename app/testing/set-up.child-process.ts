import { completeFirstStart, openFirstStart } from "#app/site/setup/first-start.server.ts";
import type { SetupForm } from "#app/site/setup/setup-form.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

/** Starts on each of these databases as one of several processes, and sends the form with the link that it printed. */
export type SetUpTask = { urls: string[]; seed: string; form: SetupForm; now: string };

await runHere<SetUpTask>(async ({ urls, seed, form, now }) => {
	const at = new Date(now);
	const outcomes: { seed: string | null; made: boolean }[] = [];
	for (const url of urls) {
		const db = openDatabase({ url });
		const printed = await openFirstStart(db, { seed, now: at });
		const made = await completeFirstStart(db, { seed: printed ?? "", form, overrides: {}, now: at });
		outcomes.push({ seed: printed, made: made.ok });
		await db.destroy();
	}
	return outcomes;
});
