import type { Transaction } from "kysely";
import { describeDifferences } from "#app/common/audit.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { formatMoney } from "#app/common/money.ts";
import { addDays, momentOf } from "#app/common/zoned-time.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { DISCOUNT_PLACES, typedPercent } from "./percent.ts";
import { type SettingChange, saveSetting } from "./save-setting.server.ts";

const COLUMNS = [
	"id",
	"code",
	"kind",
	"value",
	"minimum",
	"starts_at as startsAt",
	"ends_at as endsAt",
	"max_uses as maxUses",
	"uses",
	"is_active",
	"version",
] as const;

/** All discounts, including past and inactive ones, newest first. */
export const listDiscounts = (db: Database) =>
	db.selectFrom("discounts").select(COLUMNS).orderBy("id", "desc").execute();

/** One discount, or undefined. */
export const findDiscount = (db: Database, { id }: { id: number | null }) =>
	db
		.selectFrom("discounts")
		.select(COLUMNS)
		.where("id", "=", id ?? 0)
		.executeTakeFirst();

type Period = { startsAt: string | null; endsAt: string | null };

/** The first and last day of a discount on the market's calendar; "" for no limit. */
export function daysOf({ startsAt, endsAt }: Period, timeZone: string): { startsOn: string; endsOn: string } {
	return {
		startsOn: startsAt === null ? "" : wallClock(startsAt, timeZone).date,
		// It ends when the next day begins.
		endsOn: endsAt === null ? "" : wallClock(new Date(Date.parse(endsAt) - 1), timeZone).date,
	};
}

type Discount = {
	/** Capitals. */
	code: string;
	kind: "amount" | "percent";
	/** Minor units, or hundredths of a percent. */
	value: number;
	/** The minimum price of the goods, in minor units. */
	minimum: number;
	/** Calendar dates, inclusive; "" for no limit. */
	startsOn: string;
	endsOn: string;
	maxUses: number | null;
	isActive: boolean;
};

type DiscountChange = SettingChange & {
	discount: Discount;
	/** The market's; the currency formats amounts in the audit trail. */
	timeZone: string;
	currency: string;
};

type Refused = { ok: false; reason: "code_taken" } | { ok: false; reason: "used_more"; uses: number };

/**
 * Creates or changes a discount, by the rules of `saveSetting`. Refused when it would allow fewer uses than
 * there were (`uses`).
 */
export function saveDiscount(db: Database, { discount, timeZone, currency, ...change }: DiscountChange) {
	return saveSetting(db, {
		kind: "discount",
		change,
		read: (trx, id) => findDiscount(trx, { id }),
		differences: (before) =>
			describeDifferences(
				before
					? describe({ ...before, ...daysOf(before, timeZone), isActive: before.is_active }, currency)
					: {},
				describe(discount, currency),
			),
		write: async (trx, before, marks): Promise<number | Refused> => {
			const values = { ...columnsOf(discount), ...momentsOf(discount, timeZone, before), ...marks };
			const id = await writeDiscount(trx, before, values, change.now);
			return id ?? { ok: false, reason: "used_more", uses: before?.uses ?? 0 };
		},
		taken: async (): Promise<Refused> => ({ ok: false, reason: "code_taken" }),
	});
}

const columnsOf = (discount: Discount) => ({
	code: discount.code,
	kind: discount.kind,
	value: discount.value,
	minimum: discount.minimum,
	max_uses: discount.maxUses,
	is_active: discount.isActive,
});

async function writeDiscount(
	trx: Transaction<Schema>,
	before: { id: number } | undefined,
	values: ReturnType<typeof columnsOf>,
	now: Date,
): Promise<number | undefined> {
	const saved = before
		? await trx
				.updateTable("discounts")
				.set(values)
				.where("id", "=", before.id)
				// Also counts a use that is committed at this moment.
				.$if(values.max_uses !== null, (query) => query.where("uses", "<=", values.max_uses ?? 0))
				.returning("id")
				.executeTakeFirst()
		: await trx
				.insertInto("discounts")
				.values({ ...values, created_at: now.toISOString() })
				.returning("id")
				.executeTakeFirst();
	return saved?.id;
}

/** An unchanged day keeps its time, because not every discount was created by this form. */
function momentsOf(
	{ startsOn, endsOn }: { startsOn: string; endsOn: string },
	timeZone: string,
	before: Period | undefined,
) {
	const days = before && daysOf(before, timeZone);
	const begin = (date: string) => momentOf(date, "00:00", timeZone).toISOString();
	return {
		starts_at: startsOn === "" ? null : days?.startsOn === startsOn ? before?.startsAt : begin(startsOn),
		ends_at: endsOn === "" ? null : days?.endsOn === endsOn ? before?.endsAt : begin(addDays(endsOn, 1)),
	};
}

const describe = (discount: Discount, currency: string) => ({
	Code: discount.code,
	Discount:
		discount.kind === "percent"
			? `${typedPercent(discount.value, DISCOUNT_PLACES)}%`
			: formatMoney(discount.value, currency),
	"Minimum order": formatMoney(discount.minimum, currency),
	"Start date": discount.startsOn,
	"End date": discount.endsOn,
	"Maximum uses": discount.maxUses,
	Active: discount.isActive,
});
