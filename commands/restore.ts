import { parseArgs } from "node:util";
import { env } from "#app/http/settings/env.server.ts";
import { checkBackup, restoreBackup } from "#db/backup/restore-backup.ts";
import { printContents } from "./contents.ts";
import { printProgress } from "./progress.ts";

const USAGE = `npm run restore -- FILE [--replace] [--check]
Puts a backup into the database that DATABASE_URL names, SQLite or PostgreSQL, whichever it was taken from.
Stop the site first: a database in use is refused. So is one that has data, unless --replace is given; what is
replaced is kept, SQLite's file beside the new one, and a backup of PostgreSQL beside FILE.
--check reads all of the backup and changes nothing.`;

async function run(): Promise<number> {
	const options = { replace: { type: "boolean" }, check: { type: "boolean" } } as const;
	const { positionals, values } = parseArgs({ allowPositionals: true, options });
	const [path] = positionals;
	if (!path || positionals.length > 1) {
		console.error(USAGE);
		return 2;
	}
	const onProgress = printProgress();
	if (values.check) {
		const checked = await checkBackup(path, onProgress);
		if (checked.ok) {
			printContents(checked.contents);
			console.log(`\n${path} is whole: every row is as it was backed up. Nothing was changed.`);
		} else console.error(checked.fault);
		return checked.ok ? 0 : 1;
	}
	const mayReplace = values.replace ?? false;
	const outcome = await restoreBackup({
		url: env.DATABASE_URL,
		path,
		now: new Date(),
		mayReplace,
		onProgress,
	});
	if (!outcome.ok) {
		console.error(`${outcome.fault}\nNothing was changed.`);
		return 1;
	}
	printContents(outcome.contents);
	console.log(`\nRestored from ${path}, and every row compared with it.`);
	if (outcome.savedCopy) console.log(`What was there before is kept as ${outcome.savedCopy}.`);
	return 0;
}

process.exit(
	await run().catch((error: unknown) => {
		console.error(`${error instanceof Error ? error.message : error}\nNothing was changed.`);
		return 1;
	}),
);
