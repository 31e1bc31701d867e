import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { addAccount } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import {
	addWaitingUploads,
	forgetWaitingUploads,
	listWaitingUploads,
	sweepWaitingFiles,
	sweepWaitingUploads,
	waitingBytes,
} from "./waiting-uploads.server.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const accountOf = async (db: Database, name: string) => ({ accountId: await addAccount(db, name) });
const file = (name: string) => new File([`bytes of ${name}`], name);
const MB = 1024 * 1024;

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "waiting-"));
});
afterAll(() => rm(folder, { recursive: true }));

const inFolder = { group: "others", now: NOW } as const;

test("keeps a photo for an hour for its account’s next attempt, in a file and not in the database", async ({
	db,
}) => {
	const [ana, bob] = [await accountOf(db, "Ana"), await accountOf(db, "Bob")];
	const added = await addWaitingUploads(db, {
		sender: ana,
		files: [file("a"), file("b")],
		folder,
		...inFolder,
	});
	const ids = added.map(({ id }) => id);
	expect(await listWaitingUploads(db, { sender: ana, ids, folder })).toEqual(
		added.map((upload) => ({ ...upload, isGone: false })),
	);
	expect(added.map(({ name, size }) => [name, size])).toEqual([
		["a", 10],
		["b", 10],
	]);
	expect(await listWaitingUploads(db, { sender: bob, ids, folder })).toEqual([]);
	expect(await listWaitingUploads(db, { sender: ana, ids: [], folder })).toEqual([]);
	const bytes = await waitingBytes(db, { id: ids[0] ?? 0, folder })();
	expect(Buffer.from(bytes).toString()).toBe("bytes of a");

	const rows = await db.selectFrom("waiting_uploads").selectAll().execute();
	expect(JSON.stringify(rows)).not.toContain("bytes of a");
	const isGone = async () =>
		(await listWaitingUploads(db, { sender: ana, ids, folder })).map((upload) => upload.isGone);
	for (const { file: name } of rows) await utimes(join(folder, name), NOW, NOW);
	await sweepWaitingFiles({ folder, now: later(59) });
	expect(await isGone()).toEqual([false, false]);
	await sweepWaitingFiles({ folder, now: later(61) });
	// A form that names them is told that they are gone, for a day.
	expect(await isGone()).toEqual([true, true]);
	expect(await sweepWaitingUploads(db, { now: later(23 * 60) })).toBe(0);
	expect(await sweepWaitingUploads(db, { now: later(25 * 60) })).toBe(2);
});

test("what another machine received is gone here", async ({ db }) => {
	const ana = await accountOf(db, "Ana");
	const elsewhere = join(folder, "elsewhere");
	await addWaitingUploads(db, { sender: ana, files: [file("a")], folder: elsewhere, ...inFolder });
	expect(await listWaitingUploads(db, { sender: ana, folder: elsewhere })).toMatchObject([{ isGone: false }]);
	expect(await listWaitingUploads(db, { sender: ana, folder })).toMatchObject([{ isGone: true }]);
	await rm(elsewhere, { recursive: true });
});

test("keeps an account’s newest 20 photos and at most 500 MB of a group", async ({ db }) => {
	const [ana, bob] = [await accountOf(db, "Ana"), await accountOf(db, "Bob")];
	const files = Array.from({ length: 23 }, (_, at) => file(String(at)));
	await addWaitingUploads(db, { sender: ana, files, folder, ...inFolder });
	const rows = await db.selectFrom("waiting_uploads").select(["name", "file"]).orderBy("id").execute();
	expect(rows.map(({ name }) => name)).toEqual(files.slice(3).map(({ name }) => name));
	expect((await readdir(folder)).filter((name) => rows.some(({ file }) => file === name))).toHaveLength(20);
	await db
		.updateTable("waiting_uploads")
		.set({ size: 25_000_000 } as never)
		.execute();
	const add = (group: "others" | "drivers", now = NOW) =>
		addWaitingUploads(db, { sender: bob, files: [file("more")], folder, group, now });
	expect(await add("others")).toEqual([]);
	expect(await db.selectFrom("waiting_uploads").select("id").execute()).toHaveLength(20);
	// Drivers have room of their own, and after an hour there is room again.
	expect(await add("drivers")).toHaveLength(1);
	expect(await add("others", later(61))).toHaveLength(1);
});

test("keeps 80 MB of an account, the newest, and no file of what it drops", async ({ db }) => {
	const own = join(folder, "own");
	const [ana, bob] = [await accountOf(db, "Ana"), await accountOf(db, "Bob")];
	const large = (name: string) => new File([new Uint8Array(8 * MB)], name);
	const send = (sender: typeof ana, ...names: string[]) =>
		addWaitingUploads(db, { sender, files: names.map(large), folder: own, ...inFolder });
	await send(bob, "theirs");
	await send(ana, ..."abcdefghij");
	await send(ana, "k", "l", "m");
	const kept = await listWaitingUploads(db, { sender: ana, folder: own });
	expect(kept.map(({ name }) => name).join("")).toBe("defghijklm");
	expect(await listWaitingUploads(db, { sender: bob, folder: own })).toHaveLength(1);
	expect(await readdir(own)).toHaveLength(11);
	await rm(own, { recursive: true });
});

test("keeps a job’s newest 8 photos for its own link, until they are stored", async ({ db }) => {
	const own = join(folder, "jobs");
	const [job, other] = [{ linkHash: "one" }, { linkHash: "two" }];
	const ana = await accountOf(db, "Ana");
	const sent = Array.from({ length: 9 }, (_, at) => file(String(at)));
	const add = (sender: typeof job | typeof ana, files: File[]) =>
		addWaitingUploads(db, { sender, files, folder: own, ...inFolder });
	await add(job, sent);
	const kept = await listWaitingUploads(db, { sender: job, folder: own });
	expect(kept.map(({ name }) => name)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
	const [theirs] = await add(other, [file("theirs")]);
	await add(ana, [file("ana’s")]);
	const ids = [theirs?.id ?? 0, kept[3]?.id ?? 0];
	expect(await listWaitingUploads(db, { sender: job, ids, folder: own })).toEqual([kept[3]]);
	expect(await listWaitingUploads(db, { sender: ana, ids, folder: own })).toEqual([]);
	await forgetWaitingUploads(db, job);
	const left = await db.selectFrom("waiting_uploads").select("name").orderBy("id").execute();
	expect(left.map(({ name }) => name)).toEqual(["theirs", "ana’s"]);
	await rm(own, { recursive: true });
});
