import type { Selectable } from "kysely";
import { z } from "zod";
import { optionalDate } from "#app/common/forms/date-fields.ts";
import { line } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { count } from "#app/travel/hotels/form/form-fields.ts";
import { MAX_NIGHTS } from "#app/travel/quotes/stay-form.ts";
import type { OffersTable } from "#db/schema/travel-hotels.ts";
import { daysField, nightsField } from "./rate-form.ts";

/** The details of an offer: `percent`, or `stayNights` for the price of `paidNights`; the others are null. */
export type OfferDetails = z.output<ReturnType<typeof offerSchema>>["details"];

const MOST_PERCENT = 90;

/** The name of an offer, which its translations share. */
export const offerTexts = {
	name: line({
		missing: () => t.hotelOffers.errors.name,
		min: 2,
		max: 60,
		name: () => t.hotelOffers.errors.aName,
	}),
};

const arrivalDate = () => optionalDate().transform((date) => date || null);

const optionalCode = () =>
	z
		.string()
		.trim()
		.optional()
		.transform((typed) => typed?.toUpperCase() || null)
		.refine((typed) => typed === null || /^[A-Z0-9-]{3,20}$/.test(typed), {
			error: () => t.hotelOffers.errors.code,
		});

export const offerSchema = () =>
	z
		.object({
			...offerTexts,
			active: z.string().optional(),
			gives: z.enum(["percent", "nights"], { error: () => t.hotelOffers.errors.gives }),
			percent: z.string().optional(),
			stayNights: z.string().optional(),
			paidNights: z.string().optional(),
			minNights: nightsField(),
			minDaysAhead: daysField(),
			maxDaysAhead: daysField(),
			arrivesFrom: arrivalDate(),
			arrivesTo: arrivalDate(),
			code: optionalCode(),
			idempotencyKey: z.uuid().optional().catch(undefined),
			expectedVersion: z.string().optional(),
		})
		.transform((form, context) => {
			const { errors } = t.hotelOffers;
			const refuse = (path: string, message: string) =>
				context.addIssue({ code: "custom", path: [path], message });
			const read = (path: "percent" | "stayNights" | "paidNights", limits: { min: number; max: number }) => {
				const error = errors[path];
				const result = count({ range: () => error, missing: error, ...limits }).safeParse(form[path]);
				if (result.success) return result.data;
				refuse(path, error);
				return null;
			};
			const isPercent = form.gives === "percent";
			const percent = isPercent ? read("percent", { min: 1, max: MOST_PERCENT }) : null;
			const stayNights = isPercent ? null : read("stayNights", { min: 2, max: MAX_NIGHTS });
			const paidNights = isPercent
				? null
				: read("paidNights", { min: 1, max: (stayNights ?? MAX_NIGHTS) - 1 });
			const { minDaysAhead, maxDaysAhead, arrivesFrom, arrivesTo } = form;
			if (minDaysAhead !== null && maxDaysAhead !== null && maxDaysAhead < minDaysAhead)
				refuse("maxDaysAhead", t.rateErrors.maxDays);
			if (arrivesFrom && arrivesTo && arrivesTo < arrivesFrom) refuse("arrivesTo", errors.arrivesTo);
			const { name, active, minNights, code, idempotencyKey, expectedVersion } = form;
			const details = {
				name,
				isActive: active !== undefined,
				percent,
				stayNights,
				paidNights,
				minNights,
				minDaysAhead,
				maxDaysAhead,
				arrivesFrom,
				arrivesTo,
				code,
			};
			return { details, idempotencyKey, expectedVersion };
		});

type OfferField = Exclude<
	keyof z.input<ReturnType<typeof offerSchema>>,
	"active" | "idempotencyKey" | "expectedVersion"
>;

type TypedOffer = Partial<Record<OfferField, string>>;

/** What the form of a new offer can begin with, by its name in the URL. */
export const OFFER_PRESETS = {
	weekly: { gives: "percent", percent: "10", minNights: "7" },
	monthly: { gives: "percent", percent: "20", minNights: "28" },
	early: { gives: "percent", percent: "10", minDaysAhead: "30" },
	last_minute: { gives: "percent", percent: "10", maxDaysAhead: "3" },
	nights: { gives: "nights", stayNights: "4", paidNights: "3" },
} as const satisfies Record<string, TypedOffer>;

type Preset = keyof typeof OFFER_PRESETS;

/** The form of a new offer. */
export function firstOffer(preset: string | null): TypedOffer {
	const { presets } = t.hotelOffers.form;
	if (preset === null || !Object.hasOwn(OFFER_PRESETS, preset)) return { gives: "percent" };
	return { name: presets[preset as Preset], ...OFFER_PRESETS[preset as Preset] };
}

const typedNumber = (value: number | null) => (value === null ? "" : String(value));

/** An offer as the values of its form. */
export const typedOffer = (offer: Selectable<OffersTable>): Record<OfferField, string> => ({
	name: offer.name,
	gives: offer.percent === null ? "nights" : "percent",
	percent: typedNumber(offer.percent),
	stayNights: typedNumber(offer.stay_nights),
	paidNights: typedNumber(offer.paid_nights),
	minNights: typedNumber(offer.min_nights),
	minDaysAhead: typedNumber(offer.min_days_ahead),
	maxDaysAhead: typedNumber(offer.max_days_ahead),
	arrivesFrom: offer.arrives_from ?? "",
	arrivesTo: offer.arrives_to ?? "",
	code: offer.code ?? "",
});

/** The page of a hotel's offers, or of one of them. */
export const offersPath = (hotelPath: string, offerId?: number): string =>
	`${hotelPath}/offers${offerId === undefined ? "" : `/${maskId(offerId)}`}`;
