import { describeDifferences } from "#app/common/changes/changes.server.ts";
import { type SettingChange, saveSetting } from "#app/common/forms/save-setting.server.ts";
import type { Database } from "#db/client.ts";

const MOST_ZONES = 100;
/** A rate card has a field for each pair of active zones. */
export const MOST_ACTIVE_ZONES = 16;

const selectZones = (db: Database) =>
	db.selectFrom("rent_zones").select(["id", "name", "is_active", "version"]);

/** The zones with the prefixes of their postal codes, active ones first, by name. */
export async function listZones(db: Database) {
	const zones = await selectZones(db)
		.orderBy("is_active", "desc")
		.orderBy("name")
		.orderBy("id")
		.limit(MOST_ZONES)
		.execute();
	const prefixes = await db.selectFrom("rent_zone_prefixes").selectAll().orderBy("prefix").execute();
	return zones.map((zone) => ({
		...zone,
		prefixes: prefixes.filter(({ zone_id }) => zone_id === zone.id).map(({ prefix }) => prefix),
	}));
}

/** One zone with its prefixes, or undefined. */
export async function findZone(db: Database, { id }: { id: number | null }) {
	const zone = await selectZones(db)
		.where("id", "=", id ?? 0)
		.executeTakeFirst();
	if (!zone) return undefined;
	const rows = await db
		.selectFrom("rent_zone_prefixes")
		.select("prefix")
		.where("zone_id", "=", zone.id)
		.orderBy("prefix")
		.execute();
	return { ...zone, prefixes: rows.map(({ prefix }) => prefix) };
}

type Zone = { name: string; prefixes: readonly string[]; isActive: boolean };

type ZoneTaken =
	| { ok: false; reason: "name_taken" }
	| { ok: false; reason: "too_many" }
	/** Another zone has the prefix. */
	| { ok: false; reason: "prefix_taken"; prefix: string; zone: string };

/**
 * Adds or changes a zone by the rules of `saveSetting`. Refused when another zone has its name or a prefix,
 * and when 16 other zones are active.
 */
export function saveZone(db: Database, { zone, ...change }: SettingChange & { zone: Zone }) {
	return saveSetting<NonNullable<Awaited<ReturnType<typeof findZone>>>, ZoneTaken>(db, {
		kind: "zone",
		change,
		read: findZone,
		differences: (before) =>
			describeDifferences(before ? describe({ ...before, isActive: before.is_active }) : {}, describe(zone)),
		async write(trx, before, { version, idempotency_key = null }) {
			if (zone.isActive && !before?.is_active && (await countActiveZones(trx)) >= MOST_ACTIVE_ZONES)
				return { ok: false, reason: "too_many" };
			const row = { name: zone.name, is_active: zone.isActive, version };
			const query = before
				? trx.updateTable("rent_zones").set(row).where("id", "=", before.id).returning("id")
				: trx
						.insertInto("rent_zones")
						.values({ ...row, idempotency_key, created_at: change.now.toISOString() })
						.returning("id");
			const { id } = await query.executeTakeFirstOrThrow();
			await trx.deleteFrom("rent_zone_prefixes").where("zone_id", "=", id).execute();
			await trx
				.insertInto("rent_zone_prefixes")
				.values(zone.prefixes.map((prefix) => ({ prefix, zone_id: id })))
				.execute();
			return id;
		},
		async taken(db) {
			const other = await db
				.selectFrom("rent_zone_prefixes")
				.innerJoin("rent_zones", "rent_zones.id", "zone_id")
				.select(["prefix", "name"])
				.where("prefix", "in", zone.prefixes)
				.where("zone_id", "<>", change.id ?? 0)
				.orderBy("prefix")
				.executeTakeFirst();
			return other
				? { ok: false, reason: "prefix_taken", prefix: other.prefix, zone: other.name }
				: { ok: false, reason: "name_taken" };
		},
	});
}

async function countActiveZones(db: Database): Promise<number> {
	const { count } = await db
		.selectFrom("rent_zones")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("is_active", "=", true)
		.executeTakeFirstOrThrow();
	return Number(count);
}

const describe = ({ name, prefixes, isActive }: Zone) => ({
	name,
	postalCodes: [...prefixes].sort().join(", "),
	inUse: isActive,
});
