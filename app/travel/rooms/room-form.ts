import { z } from "zod";
import { line, longText } from "#app/common/forms/form-fields.ts";
import { price } from "#app/common/forms/number-fields.ts";
import { newPhotos } from "#app/common/photos/photo-limits.ts";
import { count, ticks } from "#app/travel/hotels/form/form-fields.ts";
import { ROOM_AMENITIES } from "./room-amenities.ts";

/** The details of a room type: amounts in minor units, its size in square metres. */
export type RoomDetails = z.output<z.ZodObject<ReturnType<typeof roomShape>>>;

const guests = (name: string, missing: string) => count({ name, missing, min: 1, max: 20 });

export const roomSchema = (currency: string) =>
	z
		.object({
			...roomShape(currency),
			...newPhotos,
			hotel: z.string().optional(),
			idempotencyKey: z.uuid().optional().catch(undefined),
			expectedVersion: z.string().optional(),
		})
		.transform(
			({ idempotencyKey, expectedVersion, hotel, uploadedPhoto = [], photos: _, ...details }, context) => {
				const refuse = (path: keyof RoomDetails, message: string) =>
					context.addIssue({ code: "custom", path: [path], message });
				const { sleeps, maxAdults, guestsIncluded } = details;
				if (maxAdults > sleeps)
					refuse("maxAdults", `The room sleeps ${sleeps}. Enter ${sleeps} adults or fewer.`);
				if (guestsIncluded > sleeps)
					refuse("guestsIncluded", `The room sleeps ${sleeps}. Enter ${sleeps} guests or fewer.`);
				if (details.maxNights < details.minNights)
					refuse("maxNights", "The maximum stay must be at least the minimum stay.");
				return { details, idempotencyKey, expectedVersion, hotel, uploadedPhoto };
			},
		);

const nights = (name: string, missing: string, max: number) =>
	count({ name, missing, min: 1, max, unit: " nights" });

function roomShape(currency: string) {
	return {
		name: line({ missing: "Enter the room’s name.", min: 2, max: 150, name: "A name" }),
		description: longText({ max: 20_000, name: "A description" }),
		quantity: count({
			name: "The number of rooms",
			missing: "Enter the number of rooms of this type.",
			min: 1,
			max: 500,
		}),
		beds: line({ missing: "Enter the beds, such as 1 double bed.", min: 2, max: 150, name: "The beds" }),
		sizeSqm: size(),
		sleeps: guests("The number of guests", "Enter how many guests the room sleeps."),
		maxAdults: guests("The number of adults", "Enter the maximum number of adults."),
		guestsIncluded: guests("The number of guests", "Enter how many guests the price includes."),
		price: price(currency, {
			name: "A price",
			missing: "Enter the price per night. It can be 0.",
		}).transform((amount) => amount ?? 0),
		weekendPrice: price(currency, { name: "A weekend price" }),
		extraGuestPrice: price(currency, { name: "The price for an extra guest" }).transform(
			(amount) => amount ?? 0,
		),
		minNights: nights("The minimum stay", "Enter the minimum stay, 1 night or more.", 30),
		maxNights: nights("The maximum stay", "Enter the maximum stay, up to 90 nights.", 90),
		amenities: ticks(ROOM_AMENITIES),
	};
}

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
				message: "Enter the size in whole square metres, such as 24.",
			});
			return z.NEVER;
		});
