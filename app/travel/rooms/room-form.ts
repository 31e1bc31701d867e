import { z } from "zod";
import { type LazyMessage, line, longText } from "#app/common/forms/form-fields.ts";
import { price } from "#app/common/forms/number-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { exampleAmount } from "#app/common/money.ts";
import { newPhotos } from "#app/common/photos/photo-limits.ts";
import { count, type Range, ticks } from "#app/travel/hotels/form/form-fields.ts";
import type { AdultPrices } from "#app/travel/quotes/occupancy.ts";
import { ROOM_AMENITIES } from "./room-amenities.ts";

/** The details of a room type: amounts in minor units, its size in square metres. */
export type RoomDetails = z.output<z.ZodObject<ReturnType<typeof roomShape>>> & {
	/** None when left out. */
	adultPrices?: AdultPrices;
};

const guests = (range: Range, missing: LazyMessage) => count({ range, missing, min: 1, max: 20 });

export const roomSchema = (currency: string) =>
	z
		.object({
			...roomShape(currency),
			...adultShape(currency),
			...newPhotos,
			hotel: z.string().optional(),
			idempotencyKey: z.uuid().optional().catch(undefined),
			expectedVersion: z.string().optional(),
		})
		.transform(
			({ idempotencyKey, expectedVersion, hotel, uploadedPhoto = [], photos: _, ...form }, context) => {
				const { adults1, adults2, adults3, adults4, adults5, adults6, ...rest } = form;
				const differences = [adults1, adults2, adults3, adults4, adults5, adults6];
				const adultPrices: AdultPrices = Object.fromEntries(
					differences.flatMap((price, at) => (price === null ? [] : [[at + 1, price]])),
				);
				const details: RoomDetails = { ...rest, adultPrices };
				const refuse = (path: keyof RoomDetails, message: string) =>
					context.addIssue({ code: "custom", path: [path], message });
				const { sleeps, maxAdults, guestsIncluded } = details;
				if (maxAdults > sleeps) refuse("maxAdults", t.roomErrors.tooManyAdults({ sleeps }));
				if (guestsIncluded > sleeps) refuse("guestsIncluded", t.roomErrors.tooManyGuests({ sleeps }));
				if (details.maxNights < details.minNights) refuse("maxNights", t.roomErrors.maxBelowMin);
				return { details, idempotencyKey, expectedVersion, hotel, uploadedPhoto };
			},
		);

const nights = (range: Range, missing: LazyMessage, max: number) => count({ range, missing, min: 1, max });

/** The texts of a room, which its translations share. */
export const roomTexts = {
	name: line({ missing: () => t.roomErrors.name, min: 2, max: 150, name: () => t.roomErrors.aName }),
	description: longText({ max: 20_000, name: () => t.roomErrors.aDescription }),
	beds: line({ missing: () => t.roomErrors.beds, min: 2, max: 150, name: () => t.roomErrors.theBeds }),
};

function roomShape(currency: string) {
	return {
		...roomTexts,
		quantity: count({
			range: (bounds) => t.roomErrors.quantityRange(bounds),
			missing: () => t.roomErrors.quantity,
			min: 1,
			max: 500,
		}),
		sizeSqm: size(),
		sleeps: guests(
			(bounds) => t.roomErrors.guestsRange(bounds),
			() => t.roomErrors.sleeps,
		),
		maxAdults: guests(
			(bounds) => t.roomErrors.adultsRange(bounds),
			() => t.roomErrors.maxAdults,
		),
		guestsIncluded: guests(
			(bounds) => t.roomErrors.guestsRange(bounds),
			() => t.roomErrors.guestsIncluded,
		),
		price: price(currency, {
			name: () => t.roomErrors.aPrice,
			missing: () => t.roomErrors.price,
		}).transform((amount) => amount ?? 0),
		weekendPrice: price(currency, { name: () => t.roomErrors.aWeekendPrice }),
		extraGuestPrice: price(currency, { name: () => t.roomErrors.extraGuestPrice }).transform(
			(amount) => amount ?? 0,
		),
		minNights: nights(
			(bounds) => t.roomErrors.minNightsRange(bounds),
			() => t.roomErrors.minNights,
			30,
		),
		maxNights: nights(
			(bounds) => t.roomErrors.maxNightsRange(bounds),
			() => t.roomErrors.maxNights,
			90,
		),
		amenities: ticks(ROOM_AMENITIES),
	};
}

/** By the number of adults in a room. */
function adultShape(currency: string) {
	const each = difference(currency);
	return { adults1: each, adults2: each, adults3: each, adults4: each, adults5: each, adults6: each };
}

/** An amount, with a minus for less; left out, it is null. */
const difference = (currency: string) =>
	z
		.string()
		.optional()
		.transform((typed, context) => {
			const [, sign = "", amount = ""] = /^\s*([-−+]?)(.*)$/s.exec(typed ?? "") ?? [];
			const read = price(currency, { name: () => t.rateErrors.aDifference }).safeParse(amount);
			if (read.success && (read.data !== null || sign === ""))
				return read.data === null || sign === "" || sign === "+" ? read.data : -read.data;
			const example = exampleAmount(currency);
			const message =
				read.error?.issues[0]?.message ?? t.form.notAmount({ name: t.rateErrors.aDifference, example });
			context.addIssue({ code: "custom", message });
			return z.NEVER;
		});

/** Square metres; left out, they are null. */
const size = () =>
	z
		.string()
		.optional()
		.transform((typed, context) => {
			const text = (typed ?? "").replace(/\s|m²|sqm/gi, "");
			if (text === "") return null;
			if (/^\d{1,4}$/.test(text) && Number(text) > 0) return Number(text);
			context.addIssue({
				code: "custom",
				message: t.roomErrors.size,
			});
			return z.NEVER;
		});
