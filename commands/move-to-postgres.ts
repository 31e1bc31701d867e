import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { restoreBackup } from "#db/backup/restore-backup.ts";
import { takeBackup } from "#db/backup/take-backup.ts";
import { engineOfUrl, sqlitePath } from "#db/engine.ts";
import { printContents } from "./contents.ts";
import { printProgress } from "./progress.ts";

const USAGE = `npm run move-to-postgres -- --from sqlite:FILE --to postgres://user:password@host:port/database
Copies a site from a SQLite file into an empty PostgreSQL database and compares every row. Stop the site first.`;

async function run(): Promise<string | null> {
	const options = {
		from: { type: "string", default: "sqlite:data/meeha.db" },
		to: { type: "string" },
	} as const;
	const { from, to = "" } = parseArgs({ options }).values;
	if (engineOfUrl(from) !== "sqlite" || engineOfUrl(to) !== "postgres") return USAGE;
	const path = `${sqlitePath(from)}.moving`;
	const task = { path, now: new Date(), onProgress: printProgress() };
	try {
		const backup = await takeBackup({ ...task, url: from });
		const restored = backup.ok ? await restoreBackup({ ...task, url: to }) : backup;
		if (!restored.ok) return restored.fault;
		printContents(restored.contents);
	} finally {
		rmSync(path, { force: true });
	}
	console.log("\nEverything is moved, and every row compared. Now set DATABASE_URL.");
	return null;
}

const fault = await run().catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
if (fault !== null) console.error(`${fault}\nNothing was changed.`);
process.exit(fault === null ? 0 : 1);
