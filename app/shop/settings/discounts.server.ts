import type { Insertable, Selectable, Transaction } from "kysely";
import { wallClock } from "#app/common/calendar.ts";
import { describeDifferences } from "#app/common/changes/changes.server.ts";
import { DISCOUNT_PLACES, typedPercent } from "#app/common/forms/percent.ts";
import { type SettingChange, saveSetting } from "#app/common/forms/save-setting.server.ts";
import { addDays, momentOf } from "#app/common/zoned-time.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

const selectDiscounts = (db: Database) => db.selectFrom("discounts").selectAll();

/** All discounts, including past and inactive ones, newest first. */
export const listDiscounts = (db: Database) => selectDiscounts(db).orderBy("id", "desc").execute();

export const findDiscount = (db: Database, { id }: { id: number | null }) =>
	selectDiscounts(db)
		.where("id", "=", id ?? 0)
		.executeTakeFirst();

type Row = Selectable<Schema["discounts"]>;
type Period = Pick<Row, "starts_at" | "ends_at">;
type Days = { startsOn: string; endsOn: string };

/** The first and last day of a discount on the market's calendar; "" for no limit. */
export const daysOf = ({ starts_at, ends_at }: Period, timeZone: string): Days => ({
	startsOn: starts_at === null ? "" : wallClock(starts_at, timeZone).date,
	// It ends when the next day begins.
	endsOn: ends_at === null ? "" : wallClock(new Date(Date.parse(ends_at) - 1), timeZone).date,
});

/** `code` in capitals; `value` in minor units, or in hundredths of a percent; `minimum` in minor units. */
type Discount = Days & Pick<Row, "code" | "kind" | "value" | "minimum" | "max_uses" | "is_active">;

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
		read: findDiscount,
		differences: (before) =>
			describeDifferences(
				before ? describe({ ...before, ...daysOf(before, timeZone) }, currency) : {},
				describe(discount, currency),
			),
		write: async (trx, before, marks): Promise<number | Refused> => {
			const { startsOn: _, endsOn: __, ...columns } = discount;
			const values = { ...columns, ...momentsOf(discount, timeZone, before), ...marks };
			const id = await writeDiscount(trx, before, values, change.now);
			return id ?? { ok: false, reason: "used_more", uses: before?.uses ?? 0 };
		},
		taken: async (): Promise<Refused> => ({ ok: false, reason: "code_taken" }),
	});
}

async function writeDiscount(
	trx: Transaction<Schema>,
	before: Row | undefined,
	values: Omit<Insertable<Schema["discounts"]>, "created_at">,
	now: Date,
): Promise<number | undefined> {
	const { max_uses } = values;
	const query = before
		? trx
				.updateTable("discounts")
				.set(values)
				.where("id", "=", before.id)
				// Also counts a use that is committed at this moment.
				.$if(max_uses !== null, (update) => update.where("uses", "<=", max_uses ?? 0))
				.returning("id")
		: trx
				.insertInto("discounts")
				.values({ ...values, created_at: now.toISOString() })
				.returning("id");
	return (await query.executeTakeFirst())?.id;
}

/** An unchanged day keeps its time, because not every discount was created by this form. */
function momentsOf({ startsOn, endsOn }: Days, timeZone: string, before: Period | undefined): Period {
	const days = before && daysOf(before, timeZone);
	const begin = (date: string) => momentOf(date, "00:00", timeZone).toISOString();
	return {
		starts_at:
			startsOn === "" ? null : before && days?.startsOn === startsOn ? before.starts_at : begin(startsOn),
		ends_at:
			endsOn === "" ? null : before && days?.endsOn === endsOn ? before.ends_at : begin(addDays(endsOn, 1)),
	};
}

const dateOf = (date: string | null) => (date ? { date } : null);

const describe = (discount: Discount, currency: string) => ({
	code: discount.code,
	discount:
		discount.kind === "percent"
			? `${typedPercent(discount.value, DISCOUNT_PLACES)}%`
			: { amount: discount.value, currency },
	minimumOrder: { amount: discount.minimum, currency },
	startDate: dateOf(discount.startsOn),
	endDate: dateOf(discount.endsOn),
	maximumUses: discount.max_uses,
	active: discount.is_active,
});
