import { expect } from "vitest";
import { addAccount } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import {
	addWaitingUploads,
	forgetWaitingUploads,
	listWaitingUploads,
	sweepWaitingUploads,
	waitingBytes,
} from "./waiting-uploads.server.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const accountOf = async (db: Database, name: string) => ({ accountId: await addAccount(db, name) });
const file = (name: string) => new File([`bytes of ${name}`], name);

test("keeps a photo for an hour for its account’s next attempt", async ({ db }) => {
	const [ana, bob] = [await accountOf(db, "Ana"), await accountOf(db, "Bob")];
	const added = await addWaitingUploads(db, { sender: ana, files: [file("a"), file("b")], now: NOW });
	const ids = added.map(({ id }) => id);
	expect(await listWaitingUploads(db, { sender: ana, ids })).toEqual(added);
	expect(added.map(({ name, size }) => [name, size])).toEqual([
		["a", 10],
		["b", 10],
	]);
	expect(await listWaitingUploads(db, { sender: bob, ids })).toEqual([]);
	expect(await listWaitingUploads(db, { sender: ana, ids: [] })).toEqual([]);
	const bytes = await waitingBytes(db, { id: ids[0] ?? 0 })();
	expect(Buffer.from(bytes).toString()).toBe("bytes of a");
	expect(await sweepWaitingUploads(db, { now: NOW })).toBe(0);
	expect(await sweepWaitingUploads(db, { now: new Date(NOW.getTime() + 60 * 60 * 1000 + 1) })).toBe(2);
});

test("keeps an account’s newest 20 photos and at most 500 MB in total", async ({ db }) => {
	const [ana, bob] = [await accountOf(db, "Ana"), await accountOf(db, "Bob")];
	const files = Array.from({ length: 23 }, (_, at) => file(String(at)));
	await addWaitingUploads(db, { sender: ana, files, now: NOW });
	const names = await db.selectFrom("waiting_uploads").select("name").orderBy("id").execute();
	expect(names.map(({ name }) => name)).toEqual(files.slice(3).map(({ name }) => name));
	await db
		.updateTable("waiting_uploads")
		.set({ size: 25_000_000 } as never)
		.execute();
	expect(await addWaitingUploads(db, { sender: bob, files: [file("more")], now: NOW })).toEqual([]);
	expect(await db.selectFrom("waiting_uploads").select("id").execute()).toHaveLength(20);
});

test("keeps a job’s newest 8 photos for its own link, until they are stored", async ({ db }) => {
	const [job, other] = [{ linkHash: "one" }, { linkHash: "two" }];
	const ana = await accountOf(db, "Ana");
	const sent = Array.from({ length: 9 }, (_, at) => file(String(at)));
	await addWaitingUploads(db, { sender: job, files: sent, now: NOW });
	const kept = await listWaitingUploads(db, { sender: job });
	expect(kept.map(({ name }) => name)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
	const [theirs] = await addWaitingUploads(db, { sender: other, files: [file("theirs")], now: NOW });
	await addWaitingUploads(db, { sender: ana, files: [file("ana’s")], now: NOW });
	const ids = [theirs?.id ?? 0, kept[3]?.id ?? 0];
	expect(await listWaitingUploads(db, { sender: job, ids })).toEqual([kept[3]]);
	expect(await listWaitingUploads(db, { sender: ana, ids })).toEqual([]);
	await forgetWaitingUploads(db, job);
	const left = await db.selectFrom("waiting_uploads").select("name").orderBy("id").execute();
	expect(left.map(({ name }) => name)).toEqual(["theirs", "ana’s"]);
});
