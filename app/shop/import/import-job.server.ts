import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { runJobs } from "#app/http/process/run-jobs.server.ts";
import { workOnPictures } from "./pictures/work-on-pictures.server.ts";
import { workOnImports } from "./run-import.server.ts";

const now = () => new Date();

export function startImports(): void {
	runJobs("import", {
		table: "product_imports",
		// New work is announced; this finds the work of a process that died, and pictures to retry.
		lookEveryMs: 20_000,
		// Files come before pictures, since they are quicker and a person waits for them.
		work: async () =>
			(await workOnImports(db, { currency: market.currency, now })) || (await workOnPictures(db, { now })),
	});
}
