import type { Database } from "#db/client.ts";
import { TAX_PLACES, typedPercent } from "./percent.ts";
import { recordChange, sayDifferences } from "./record-change.server.ts";

const COLUMNS = [
	"id",
	"name",
	"country",
	"region",
	"rate_ppm as ratePpm",
	"is_inclusive",
	"is_active",
] as const;

/** Every tax rate, also those that are switched off, by place. */
export const listTaxes = (db: Database) =>
	db.selectFrom("tax_rates").select(COLUMNS).orderBy("country").orderBy("region").orderBy("id").execute();

/** One of them, or undefined when there is none. */
export const findTax = (db: Database, { id }: { id: number | null }) =>
	db
		.selectFrom("tax_rates")
		.select(COLUMNS)
		.where("id", "=", id ?? 0)
		.executeTakeFirst();

type TaxChange = {
	/** Null makes one. */
	id: number | null;
	name: string;
	country: string;
	/** Empty for the whole country. */
	region: string;
	/** Millionths: 7.25 % is 72,500. */
	rate: number;
	/** Whether prices contain it. */
	isInclusive: boolean;
	isActive: boolean;
	actorId: number | null;
	now: Date;
};

/**
 * Makes or changes a tax rate. Refused when another active one is for the same place: which of the two
 * counts would be anybody's guess. Orders keep the rate they were placed with.
 */
export function saveTax(
	db: Database,
	{ id, actorId, now, ...rate }: TaxChange,
): Promise<{ ok: true; id: number } | { ok: false; reason: "gone" | "place_taken" }> {
	return db.transaction().execute(async (trx) => {
		const before = id === null ? undefined : await findTax(trx, { id });
		if (id !== null && !before) return { ok: false, reason: "gone" };
		const other = await trx
			.selectFrom("tax_rates")
			.select("id")
			.where("country", "=", rate.country)
			.where("region", "=", rate.region)
			.where("is_active", "=", true)
			.where("id", "!=", id ?? 0)
			.executeTakeFirst();
		if (other && rate.isActive) return { ok: false, reason: "place_taken" };
		const values = {
			name: rate.name,
			country: rate.country,
			region: rate.region,
			rate_ppm: rate.rate,
			is_inclusive: rate.isInclusive,
			is_active: rate.isActive,
		};
		const saved = before
			? await trx
					.updateTable("tax_rates")
					.set(values)
					.where("id", "=", before.id)
					.returning("id")
					.executeTakeFirstOrThrow()
			: await trx
					.insertInto("tax_rates")
					.values({ ...values, created_at: now.toISOString() })
					.returning("id")
					.executeTakeFirstOrThrow();
		const percent = (ppm: number | undefined) =>
			ppm === undefined ? null : `${typedPercent(ppm, TAX_PLACES)} %`;
		const detail = sayDifferences(
			{
				Name: before?.name ?? null,
				Place: before ? `${before.country} ${before.region}`.trim() : null,
				Rate: percent(before?.ratePpm),
				"In prices": before?.is_inclusive ?? null,
				Active: before?.is_active ?? null,
			},
			{
				Name: rate.name,
				Place: `${rate.country} ${rate.region}`.trim(),
				Rate: percent(rate.rate),
				"In prices": rate.isInclusive,
				Active: rate.isActive,
			},
		);
		if (detail)
			await recordChange(trx, { actorId, action: "tax rate", subject: `tax rate ${saved.id}`, detail, now });
		return { ok: true, id: saved.id };
	});
}
