import { expect } from "vitest";
import { addAccount } from "#app/testing/signed-in.ts";
import { test } from "#db/testing/database-test.ts";
import {
	addWaitingUploads,
	listWaitingUploads,
	sweepWaitingUploads,
	waitingBytes,
} from "./waiting-uploads.server.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const file = (name: string) => new File([`bytes of ${name}`], name);

test("keeps a photo for an hour for its account’s next attempt", async ({ db }) => {
	const [ana, bob] = [await addAccount(db, "Ana"), await addAccount(db, "Bob")];
	const added = await addWaitingUploads(db, { accountId: ana, files: [file("a"), file("b")], now: NOW });
	const ids = added.map(({ id }) => id);
	expect(await listWaitingUploads(db, { accountId: ana, ids })).toEqual(added);
	expect(added.map(({ name, size }) => [name, size])).toEqual([
		["a", 10],
		["b", 10],
	]);
	expect(await listWaitingUploads(db, { accountId: bob, ids })).toEqual([]);
	expect(await listWaitingUploads(db, { accountId: ana, ids: [] })).toEqual([]);
	const bytes = await waitingBytes(db, { id: ids[0] ?? 0 })();
	expect(Buffer.from(bytes).toString()).toBe("bytes of a");
	expect(await sweepWaitingUploads(db, { now: NOW })).toBe(0);
	expect(await sweepWaitingUploads(db, { now: new Date(NOW.getTime() + 60 * 60 * 1000 + 1) })).toBe(2);
});

test("keeps an account’s newest 20 photos and at most 500 MB in total", async ({ db }) => {
	const [ana, bob] = [await addAccount(db, "Ana"), await addAccount(db, "Bob")];
	const files = Array.from({ length: 23 }, (_, at) => file(String(at)));
	await addWaitingUploads(db, { accountId: ana, files, now: NOW });
	const names = await db.selectFrom("waiting_uploads").select("name").orderBy("id").execute();
	expect(names.map(({ name }) => name)).toEqual(files.slice(3).map(({ name }) => name));
	await db
		.updateTable("waiting_uploads")
		.set({ size: 25_000_000 } as never)
		.execute();
	expect(await addWaitingUploads(db, { accountId: bob, files: [file("more")], now: NOW })).toEqual([]);
	expect(await db.selectFrom("waiting_uploads").select("id").execute()).toHaveLength(20);
});
