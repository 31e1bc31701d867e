import { parseArgs } from "node:util";
import { env } from "#app/http/settings/env.server.ts";
import { takeBackup } from "#db/backup/take-backup.ts";
import { printContents } from "./contents.ts";
import { printProgress } from "./progress.ts";

const USAGE = `npm run backup [-- FILE]
Copies the database that DATABASE_URL names, SQLite or PostgreSQL, as it is at this moment, while the site
runs. FILE is data/backups/meeha-TIME.db unless given; \`npm run restore -- FILE\` puts it back.`;

const now = new Date();

async function run(): Promise<number> {
	const { positionals } = parseArgs({ allowPositionals: true, options: {} });
	if (positionals.length > 1) {
		console.error(USAGE);
		return 2;
	}
	const path = positionals[0] ?? `data/backups/meeha-${now.toISOString().replace(/[:.]/g, "-")}.db`;
	const outcome = await takeBackup({ url: env.DATABASE_URL, path, now, onProgress: printProgress() });
	if (!outcome.ok) {
		console.error(outcome.fault);
		return 1;
	}
	printContents(outcome.contents);
	console.log(
		`\n${path} has all of this: every row was read again from the file and is as it was in the database,
pictures and uploaded files among them. Not in it: the settings (.env, of which SESSION_SECRET should be
kept too)${env.SMTP_URL ? "" : `, and the mail that was written to ${env.MAIL_FOLDER} for want of a mail server`}.`,
	);
	return 0;
}

process.exit(
	await run().catch((error: unknown) => {
		console.error(error instanceof Error ? error.message : error);
		return 1;
	}),
);
