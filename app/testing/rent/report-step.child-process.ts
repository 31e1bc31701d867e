import { reportStep } from "#app/rent/job-sheets/report-step.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

export type StepRace = { url: string; linkHash: string; now: string };

/** Reports the first step of a job twice; returns how often it counted. */
await runHere<StepRace>(async ({ url, linkHash, now }) => {
	const db = openDatabase({ url, poolSize: 4 });
	const report = () =>
		reportStep(db, {
			linkHash,
			step: "on_the_way",
			receiver: "",
			photos: [],
			timeZone: "UTC",
			now: new Date(now),
		});
	const done = await Promise.all([report(), report()]);
	return done.filter((outcome) => outcome.ok && !outcome.repeated).length;
});
