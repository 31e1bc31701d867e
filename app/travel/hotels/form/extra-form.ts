import type { Selectable } from "kysely";
import { z } from "zod";
import { line } from "#app/common/forms/form-fields.ts";
import { price } from "#app/common/forms/number-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { typedMoney } from "#app/common/money.ts";
import { PER } from "#app/travel/extras/extra-prices.ts";
import { count } from "#app/travel/hotels/form/form-fields.ts";
import type { TravelHotelsTables } from "#db/schema/travel-hotels.ts";

const MOST_A_DAY = 1_000;

export type ExtraDetails = z.output<ReturnType<typeof extraSchema>>["details"];

/** The name of an extra, which its translations share. */
export const extraTexts = {
	name: line({ missing: () => t.extras.enterName, min: 2, max: 60, name: () => t.extras.aName }),
};

/** The form of an extra. */
export const extraSchema = (currency: string) =>
	z
		.object({
			...extraTexts,
			price: price(currency, { name: () => t.extras.thePrice, missing: () => t.extras.enterPrice }),
			per: z.enum(PER, { error: () => t.extras.choosePer }),
			day: z.enum(["arrival", "departure"], { error: () => t.extras.chooseDay }),
			perDay: z
				.string()
				.optional()
				.transform((typed) => typed?.trim() || undefined)
				.pipe(count({ range: t.extras.perDayRange, missing: "", min: 1, max: MOST_A_DAY }).optional()),
			active: z.string().optional(),
			idempotencyKey: z.uuid().optional().catch(undefined),
			expectedVersion: z.string().optional(),
		})
		.transform(({ price, day, perDay = null, active, idempotencyKey, expectedVersion, ...rest }) => ({
			details: {
				...rest,
				price: price ?? 0,
				on_day: day,
				per_day: perDay,
				is_active: active !== undefined,
			},
			idempotencyKey,
			expectedVersion,
		}));

type Stored = Pick<
	Selectable<TravelHotelsTables["extras"]>,
	"name" | "price" | "per" | "on_day" | "per_day" | "is_active"
>;

/** An extra as the values of its form. */
export const typedExtra = (extra: Stored, currency: string) => ({
	name: extra.name,
	price: typedMoney(extra.price, currency),
	per: extra.per as string,
	day: extra.on_day as string,
	perDay: extra.per_day === null ? "" : String(extra.per_day),
});

/** The page of a hotel's extras, or of one of them. */
export const extrasPath = (hotelPath: string, extraId?: number): string =>
	`${hotelPath}/extras${extraId === undefined ? "" : `/${maskId(extraId)}`}`;
