import { expect } from "vitest";
import { MOVE_NOW } from "#app/testing/rent/move.ts";
import { addZone } from "#app/testing/rent/rates.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { listZones, saveZone } from "./zones.server.ts";

const save = (db: Database, actorId: number, name: string, prefixes: string[], id: number | null = null) =>
	saveZone(db, {
		zone: { name, prefixes, isActive: true },
		id,
		expectedVersion: id === null ? undefined : 1,
		idempotencyKey: undefined,
		actorId,
		now: MOVE_NOW,
	});

test("a name and a prefix belong to one zone only, and a refused zone changes nothing", async ({ db }) => {
	const actorId = await addAccount(db, "Ada", "Admin");
	await addZone(db, { name: "Brooklyn", prefixes: ["112"], actorId });
	const queens = await addZone(db, { name: "Queens", prefixes: ["110", "111"], actorId });
	expect(await save(db, actorId, "Brooklyn", ["113"])).toEqual({ ok: false, reason: "name_taken" });
	expect(await save(db, actorId, "Queens", ["113", "112"], queens)).toEqual({
		ok: false,
		reason: "prefix_taken",
		prefix: "112",
		zone: "Brooklyn",
	});
	const zones = await listZones(db);
	expect(zones.map(({ name, prefixes }) => [name, ...prefixes])).toEqual([
		["Brooklyn", "112"],
		["Queens", "110", "111"],
	]);
});

test("a changed zone gives the prefixes that it loses to others", async ({ db }) => {
	const actorId = await addAccount(db, "Ada", "Admin");
	const id = await addZone(db, { name: "Queens", prefixes: ["110", "111"], actorId });
	expect(await save(db, actorId, "Queens", ["110"], id)).toMatchObject({ ok: true });
	expect(await save(db, actorId, "Bronx", ["111"])).toMatchObject({ ok: true });
});

test("at most 16 zones are active, so that each pair has a field in the form of a rate card", async ({
	db,
}) => {
	const actorId = await addAccount(db, "Ada", "Admin");
	for (let at = 0; at < 16; at++) await addZone(db, { name: `Zone ${at}`, prefixes: [`1${at}`], actorId });
	expect(await save(db, actorId, "One more", ["99"])).toEqual({ ok: false, reason: "too_many" });
	expect(await listZones(db)).toHaveLength(16);
	const [first] = await listZones(db);
	expect(await save(db, actorId, "Renamed", ["98"], first?.id)).toMatchObject({ ok: true });
});
