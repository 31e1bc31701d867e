import type { Selectable } from "kysely";
import { z } from "zod";
import { line } from "#app/common/forms/form-fields.ts";
import { price } from "#app/common/forms/number-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { typedMoney } from "#app/common/money.ts";
import { count, type Range } from "#app/travel/hotels/form/form-fields.ts";
import { BOARDS } from "#app/travel/quotes/rate-plans.ts";
import { HORIZON_DAYS, MAX_NIGHTS } from "#app/travel/quotes/stay-form.ts";
import type { RatePlansTable } from "#db/schema/travel-hotels.ts";

/** The details of a rate plan. `change`: percent, or minor units for each room and night; negative: cheaper. */
export type RateDetails = z.output<ReturnType<typeof rateSchema>>["details"];

const MOST_PERCENT = 90;
const FIRST_DEPOSIT = 20;

const optionalCount = ({ range, min, max }: { range: Range; min: number; max: number }) =>
	z
		.string()
		.optional()
		.transform((typed, context) => {
			if ((typed ?? "").trim() === "") return null;
			const read = count({ range, missing: "", min, max }).safeParse(typed);
			if (read.success) return read.data;
			context.addIssue({ code: "custom", message: read.error.issues[0]?.message ?? "" });
			return z.NEVER;
		});

export const nightsField = () =>
	optionalCount({ range: (bounds) => t.rateErrors.nightsRange(bounds), min: 1, max: MAX_NIGHTS });
export const daysField = () =>
	optionalCount({ range: (bounds) => t.rateErrors.daysRange(bounds), min: 0, max: HORIZON_DAYS });

const choice = <const Values extends readonly [string, ...string[]]>(values: Values, error: () => string) =>
	z.enum(values, { error });

/** The name of a rate, which its translations share. */
export const rateTexts = {
	name: line({ missing: () => t.rateErrors.name, min: 2, max: 60, name: () => t.rateErrors.aName }),
};

/** The form of a rate of a hotel with these rooms. */
export const rateSchema = (currency: string, rooms: readonly { id: number }[]) =>
	z
		.object({
			...rateTexts,
			room: z.array(z.string()).max(100).optional(),
			active: z.string().optional(),
			direction: choice(["lower", "higher"], () => t.rateErrors.direction),
			by: z.string().optional(),
			unit: choice(["percent", "amount"], () => t.rateErrors.unit),
			board: choice(BOARDS, () => t.rateErrors.board),
			cancellation: choice(["hotel", "own", "none"], () => t.rateErrors.cancellation),
			freeUntilDays: z.string().optional(),
			lateFeePercent: z.string().optional(),
			noShowPercent: z.string().optional(),
			payment: choice(["hotel", "at_hotel", "deposit", "full"], () => t.rateErrors.payment).optional(),
			depositPercent: z.string().optional(),
			minNights: nightsField(),
			maxNights: nightsField(),
			minDaysAhead: daysField(),
			maxDaysAhead: daysField(),
			idempotencyKey: z.uuid().optional().catch(undefined),
			expectedVersion: z.string().optional(),
		})
		.transform((form, context) => {
			const refuse = (path: string, message: string) =>
				context.addIssue({ code: "custom", path: [path], message });
			const { room = [], active, direction, unit, payment = null, idempotencyKey, expectedVersion } = form;
			const roomIds = rooms
				.map(({ id }) => id)
				.filter((id) => room.some((masked) => unmaskId(masked) === id));
			if (roomIds.length === 0) refuse("room", t.rateErrors.rooms);
			const read = <Value>(path: string, schema: z.ZodType<Value, string | undefined>, text?: string) => {
				const result = schema.safeParse(text);
				if (result.success) return result.data;
				refuse(path, result.error.issues[0]?.message ?? "");
				return null;
			};
			const by =
				unit === "percent"
					? read(
							"by",
							count({
								range: () => t.rateErrors.percentRange,
								missing: () => t.rateErrors.by,
								min: 0,
								max: MOST_PERCENT,
							}),
							form.by,
						)
					: read(
							"by",
							price(currency, { name: () => t.rateErrors.aDifference, missing: () => t.rateErrors.by }),
							form.by,
						);
			// The fields of terms that the rate does not have of its own are not read.
			const own = form.cancellation === "own";
			const percent = (path: string, range: Range, text?: string) =>
				own ? read(path, count({ range, missing: t.hotelErrors.percent, min: 0, max: 100 }), text) : 0;
			const freeUntilDays = own
				? read(
						"freeUntilDays",
						count({ range: t.hotelErrors.daysRange, missing: t.hotelErrors.freeUntil, min: 0, max: 60 }),
						form.freeUntilDays,
					)
				: 0;
			const lateFeePercent = percent("lateFeePercent", t.hotelErrors.lateFeeRange, form.lateFeePercent);
			const noShowPercent = percent("noShowPercent", t.hotelErrors.noShowRange, form.noShowPercent);
			const depositPercent =
				payment === "deposit"
					? read(
							"depositPercent",
							count({ range: t.hotelErrors.depositRange, missing: t.hotelErrors.deposit, min: 10, max: 99 }),
							form.depositPercent,
						)
					: FIRST_DEPOSIT;
			const { minNights, maxNights, minDaysAhead, maxDaysAhead } = form;
			if (minNights !== null && maxNights !== null && maxNights < minNights)
				refuse("maxNights", t.rateErrors.maxNights);
			if (minDaysAhead !== null && maxDaysAhead !== null && maxDaysAhead < minDaysAhead)
				refuse("maxDaysAhead", t.rateErrors.maxDays);
			const { name, board, cancellation } = form;
			const details = {
				name,
				roomIds,
				isActive: active !== undefined,
				adjustment: unit,
				change: (by ?? 0) * (direction === "lower" ? -1 : 1),
				board,
				cancellation,
				freeUntilDays: freeUntilDays ?? 0,
				lateFeePercent: lateFeePercent ?? 0,
				noShowPercent: noShowPercent ?? 0,
				/** Null while the site has no payment provider: what the rate had before stays. */
				payment,
				depositPercent: depositPercent ?? FIRST_DEPOSIT,
				minNights,
				maxNights,
				minDaysAhead,
				maxDaysAhead,
			};
			return { details, idempotencyKey, expectedVersion };
		});

export type RateField =
	| "name"
	| "direction"
	| "by"
	| "unit"
	| "board"
	| "cancellation"
	| "freeUntilDays"
	| "lateFeePercent"
	| "noShowPercent"
	| "payment"
	| "depositPercent"
	| "minNights"
	| "maxNights"
	| "minDaysAhead"
	| "maxDaysAhead";

/** The form of a new rate. */
export const FIRST_RATE: Partial<Record<RateField, string>> = {
	direction: "lower",
	by: "10",
	unit: "percent",
	cancellation: "hotel",
	payment: "hotel",
};

const typedCount = (value: number | null) => (value === null ? "" : String(value));

/** A rate as the values of its form. */
export function typedRate(plan: Selectable<RatePlansTable>, currency: string): Record<RateField, string> {
	const by = Math.abs(plan.price_change);
	const own = (value: number) => (plan.cancellation === "own" ? String(value) : "");
	return {
		name: plan.name,
		direction: plan.price_change > 0 ? "higher" : "lower",
		by: plan.adjustment === "percent" ? String(by) : typedMoney(by, currency),
		unit: plan.adjustment,
		board: plan.board,
		cancellation: plan.cancellation,
		freeUntilDays: own(plan.free_until_days),
		lateFeePercent: own(plan.late_fee_percent),
		noShowPercent: own(plan.no_show_percent),
		payment: plan.payment,
		depositPercent: plan.payment === "deposit" ? String(plan.deposit_percent) : "",
		minNights: typedCount(plan.min_nights),
		maxNights: typedCount(plan.max_nights),
		minDaysAhead: typedCount(plan.min_days_ahead),
		maxDaysAhead: typedCount(plan.max_days_ahead),
	};
}

/** The page of a hotel's rates, or of one of them. */
export const ratesPath = (hotelPath: string, planId?: number): string =>
	`${hotelPath}/rates${planId === undefined ? "" : `/${maskId(planId)}`}`;
