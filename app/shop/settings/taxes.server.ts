import type { Transaction } from "kysely";
import { describeDifferences } from "#app/common/audit.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { TAX_PLACES, typedPercent } from "./percent.ts";
import { type SettingChange, saveSetting } from "./save-setting.server.ts";

const COLUMNS = [
	"id",
	"name",
	"country",
	"region",
	"rate_ppm as ratePpm",
	"is_inclusive",
	"is_active",
	"version",
] as const;

/** All tax rates, including inactive ones, by place. */
export const listTaxes = (db: Database) =>
	db.selectFrom("tax_rates").select(COLUMNS).orderBy("country").orderBy("region").orderBy("id").execute();

/** One tax rate, or undefined. */
export const findTax = (db: Database, { id }: { id: number | null }) =>
	db
		.selectFrom("tax_rates")
		.select(COLUMNS)
		.where("id", "=", id ?? 0)
		.executeTakeFirst();

type TaxRate = {
	name: string;
	country: string;
	/** Empty for the whole country. */
	region: string;
	/** Millionths: 7.25 % is 72,500. */
	rate: number;
	/** Whether prices include it. */
	isInclusive: boolean;
	isActive: boolean;
};

type PlaceTaken = { ok: false; reason: "place_taken"; other: { name: string; ratePpm: number } | undefined };

/**
 * Creates or changes a tax rate, by the rules of `saveSetting`. Refused when another active rate covers the
 * same place (`other`). Orders keep the rate they were placed with.
 */
export function saveTax(db: Database, { rate, ...change }: SettingChange & { rate: TaxRate }) {
	return saveSetting(db, {
		kind: "tax rate",
		change,
		read: (trx, id) => findTax(trx, { id }),
		differences: (before) =>
			describeDifferences(
				before
					? describe({
							...before,
							rate: before.ratePpm,
							isInclusive: before.is_inclusive,
							isActive: before.is_active,
						})
					: {},
				describe(rate),
			),
		write: (trx, before, marks) => writeTax(trx, before, { ...columnsOf(rate), ...marks }, change.now),
		taken: async (outside): Promise<PlaceTaken> => ({
			ok: false,
			reason: "place_taken",
			other: await findActive(outside, rate),
		}),
	});
}

const columnsOf = (rate: TaxRate) => ({
	name: rate.name,
	country: rate.country,
	region: rate.region,
	rate_ppm: rate.rate,
	is_inclusive: rate.isInclusive,
	is_active: rate.isActive,
});

async function writeTax(
	trx: Transaction<Schema>,
	before: { id: number } | undefined,
	values: ReturnType<typeof columnsOf>,
	now: Date,
): Promise<number> {
	const { id } = before
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
	return id;
}

const findActive = (db: Database, { country, region }: TaxRate) =>
	db
		.selectFrom("tax_rates")
		.select(["name", "rate_ppm as ratePpm"])
		.where("country", "=", country)
		.where("region", "=", region)
		.where("is_active", "=", true)
		.executeTakeFirst();

const describe = (rate: TaxRate) => ({
	Name: rate.name,
	Place: `${rate.country} ${rate.region}`.trim(),
	Rate: `${typedPercent(rate.rate, TAX_PLACES)}%`,
	"In prices": rate.isInclusive,
	Active: rate.isActive,
});
