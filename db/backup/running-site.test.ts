import { join } from "node:path";
import { expect } from "vitest";
import { openChangeFeed } from "#db/change-feed.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { openVersions } from "#db/data-versions/read-versions.ts";
import { engineOfUrl } from "#db/engine.ts";
import { migrate } from "#db/migrate.ts";
import { moveToPostgres } from "./move-to-postgres.ts";
import { restoreBackup } from "./restore-backup.ts";
import { backUp, NOW, quiet, test } from "./testing/backup-test.ts";
import { fillSite } from "./testing/fill-site.ts";

/** Listens for changes, as each process of the site does; returns how it ends. */
async function runSite(url: string, db: Database): Promise<() => Promise<void>> {
	const versions = openVersions({ url, db });
	const feed = openChangeFeed({ url, versions, onError: () => {} });
	if (engineOfUrl(url) === "postgres") await new Promise<void>((done) => feed.subscribe(() => done()));
	return async () => {
		await feed.close();
		versions.close();
	};
}

test("restores nothing over a running site", async ({ url, db, folder }) => {
	const path = join(folder, "one.db");
	await backUp(url, path);
	await fillSite(db);
	const stop = await runSite(url, db);
	const replace = { url, path, now: NOW, mayReplace: true };
	const steps: string[] = [];
	expect(await restoreBackup({ ...replace, onProgress: (step) => void steps.push(step) })).toEqual({
		ok: false,
		fault: expect.stringContaining("Stop the site first."),
	});
	// It is refused before the work begins.
	expect(steps.filter((step) => step.startsWith("Restoring"))).toEqual([]);
	expect(await db.selectFrom("orders").select("id").execute()).toHaveLength(1);
	await stop();
	await db.destroy();
	expect(await restoreBackup(replace)).toMatchObject({ ok: true });
});

test("moves nothing while either site runs, and lets nobody write while it moves", async ({
	folder,
	target,
}) => {
	if (engineOfUrl(target) === "sqlite") return;
	const from = `sqlite:${join(folder, "site.db")}`;
	const site = openDatabase({ url: from });
	await migrate(site);
	await fillSite(site);
	const move = { from, to: target, now: NOW, onProgress: quiet };
	const running = { ok: false, fault: expect.stringContaining("Stop the site first.") };
	expect(await moveToPostgres(move)).toEqual(running);
	await site.destroy();

	const db = openDatabase({ url: target });
	const stop = await runSite(target, db);
	expect(await moveToPostgres(move)).toEqual(running);
	await stop();

	let refusal: unknown;
	const late = async (step: string) => {
		if (refusal || !step.startsWith("Restoring")) return;
		const started = openDatabase({ url: from });
		refusal = await fillSite(started).catch((error: unknown) => error);
		await started.destroy();
	};
	expect(await moveToPostgres({ ...move, onProgress: late })).toMatchObject({ ok: true });
	expect(refusal).toMatchObject({ code: "SQLITE_BUSY" });
	expect(await db.selectFrom("orders").select("id").execute()).toHaveLength(1);
	await db.destroy();
});
