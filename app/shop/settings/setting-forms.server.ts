import { z } from "zod";
import { optionalDate } from "#app/common/forms/date-fields.ts";
import { line, longText, optionalLine, refuseField } from "#app/common/forms/form-fields.ts";
import { price, ticked, wholeNumber } from "#app/common/forms/number-fields.ts";
import { DISCOUNT_PLACES, readPercent, TAX_PLACES } from "#app/common/forms/percent.ts";
import { settingMarks } from "#app/common/forms/setting-fields.ts";
import { byLanguage } from "#app/common/language/by-language.ts";
import { inSentence } from "#app/common/language/in-sentence.ts";
import { t } from "#app/common/language/messages.ts";
import { foldText } from "#app/common/lists/fold-text.ts";
import { exampleAmount } from "#app/common/money.ts";
import { countryName } from "#app/common/places/country-name.ts";
import { COUNTRY_CODES, findRegion, regionLabel, regionsOf } from "#app/common/places/regions.server.ts";
import { countCharacters, cutText } from "#app/common/typed-text.ts";
import { type TaxClassChoice, taxClassField } from "#app/shop/pricing/tax-class-field.ts";
import { slugOf } from "#app/shop/products/slug.ts";

export const categorySchema = z.object({
	...settingMarks,
	name: line({ missing: () => t.shopSettings.enterName, min: 2, max: 60, name: () => t.shopSettings.name }),
	slug: optionalLine({ max: 100, name: () => t.shopSettings.handle }).transform((text, context) => {
		const slug = slugOf(text);
		if (text === "" || slug !== "") return slug;
		return refuseField(context, t.shopSettings.handleRule);
	}),
	description: longText({ max: 1_000, name: () => t.shopSettings.description }),
	// The server sets the global `File` after this line has run, so it is looked up later.
	picture: z
		.custom<File>((value) => value instanceof File)
		.optional()
		.transform((file) => (file && file.size > 0 ? file : null)),
	noPicture: ticked(),
});

const codesByName = byLanguage(
	() =>
		new Map(
			COUNTRY_CODES.flatMap((code) => [
				[foldText(code), code],
				[foldText(countryName(code)), code],
			]),
		),
);

/**
 * Reads a list of countries by name or code; codes may be separated by spaces only. Null if one is invalid.
 */
function findCountries(listed: string): string[] | null {
	const codes = codesByName();
	const whole = codes.get(foldText(listed));
	if (whole) return [whole];
	const each = listed.split(/\s+/).map((code) => (code.length === 2 ? codes.get(foldText(code)) : undefined));
	return each.every((code) => code !== undefined) ? each : null;
}

/** Countries separated by commas, as `CA,US`; empty means everywhere. */
const countries = () =>
	z
		.string()
		.optional()
		.transform((typed, context) => {
			const listed = (typed ?? "")
				.split(/[,;\n]+/)
				.map((text) => text.trim())
				.filter(Boolean);
			const wrong = listed.find((text) => findCountries(text) === null);
			if (wrong === undefined)
				return [...new Set(listed.flatMap((text) => findCountries(text) ?? []))].sort().join(",");
			const shown = countCharacters(wrong) > 40 ? `${cutText(wrong, 40)}…` : wrong;
			return refuseField(context, t.shopSettings.notCountry({ typed: shown }));
		});

/** `currency` is the market's. */
export const deliverySchema = (currency: string) =>
	z
		.object({
			...settingMarks,
			name: line({
				missing: () => t.shopSettings.enterName,
				min: 2,
				max: 60,
				name: () => t.shopSettings.name,
			}),
			description: optionalLine({ max: 200, name: () => t.shopSettings.description }),
			price: price(currency, {
				name: () => t.shopSettings.price,
				missing: () => t.shopSettings.enterPrice,
			}),
			freeFrom: price(currency, { name: () => t.shopSettings.freeFrom }),
			countries: countries(),
			minDays: wholeNumber({ name: () => t.shopSettings.workingDays, max: 365, otherwise: 1 }),
			maxDays: wholeNumber({ name: () => t.shopSettings.workingDays, max: 365, otherwise: 5 }),
			position: wholeNumber({ name: () => t.shopSettings.position, max: 999, otherwise: 1 }),
			active: ticked(),
		})
		.superRefine(({ minDays, maxDays }, context) => {
			if (minDays > maxDays) refuseField(context, t.shopSettings.daysOrder, "maxDays");
		});

/** Words of files, which no other class can have as its name. */
const FIXED_CLASSES = ["standard", "zero", "exempt"];

export const taxClassSchema = z.object({
	...settingMarks,
	name: line({
		missing: () => t.shopSettings.enterName,
		min: 2,
		max: 60,
		name: () => t.shopSettings.name,
	}).refine((name) => !FIXED_CLASSES.includes(foldText(name)), { error: () => t.taxClasses.nameTaken }),
});

export const taxSchema = (classes: readonly TaxClassChoice[]) =>
	z
		.object({
			...settingMarks,
			taxClass: taxClassField(classes),
			startsOn: optionalDate(),
			name: line({
				missing: () => t.shopSettings.enterTaxName,
				min: 2,
				max: 60,
				name: () => t.shopSettings.name,
			}),
			country: z
				.string({ error: () => t.shopSettings.chooseCountry })
				.transform((typed) => typed.trim().toUpperCase())
				.refine((code) => COUNTRY_CODES.includes(code), { error: () => t.shopSettings.countryFromList }),
			region: optionalLine({ max: 10, name: () => t.shopSettings.region }).transform((text) =>
				text.toUpperCase(),
			),
			rate: z.string({ error: () => t.shopSettings.enterRate }).transform((typed, context) => {
				const rate = readPercent(typed, TAX_PLACES);
				if (rate !== null) return rate;
				return refuseField(context, t.shopSettings.rateRule);
			}),
			inclusive: ticked(),
			active: ticked(),
		})
		.transform(({ region: typed, ...rest }, context) => {
			const region = typed === "" ? typed : findRegion(rest.country, typed);
			if (region === null) refuseField(context, formatNoRegion(rest.country), "region");
			return { ...rest, region: region ?? "" };
		});

/** Countries without regions in their addresses: a regional rate would never apply. */
function formatNoRegion(country: string): string {
	const [first] = regionsOf(country);
	return first
		? t.shopSettings.enterRegion({ region: inSentence(regionLabel(country)), ...first })
		: t.shopSettings.noRegions;
}

/** `currency` is the market's. The unit of a discount's value depends on its kind. */
export const discountSchema = (currency: string) =>
	z
		.object({
			...settingMarks,
			code: z
				.string({ error: () => t.shopSettings.enterCode })
				.transform((typed) => typed.normalize("NFKC").replace(/\s+/g, "").toUpperCase())
				.refine((code) => /^[A-Z0-9-]{3,30}$/.test(code), { error: () => t.shopSettings.codeRule }),
			kind: z.enum(["amount", "percent"], { error: () => t.shopSettings.chooseDiscountType }),
			value: z.string({ error: () => t.shopSettings.enterDiscount }),
			minimum: price(currency, { name: () => t.shopSettings.minimumOrder }),
			startsOn: optionalDate(),
			endsOn: optionalDate(),
			maxUses: z
				.string()
				.optional()
				.transform((typed) => typed?.replace(/[\s,]/g, "") ?? "")
				.refine((typed) => /^([1-9]\d{0,8})?$/.test(typed), { error: () => t.shopSettings.maxUsesRule })
				.transform((typed) => (typed === "" ? null : Number(typed))),
			active: ticked(),
		})
		.transform(({ value: typed, ...rest }, context) => {
			const value =
				rest.kind === "percent"
					? readPercent(typed, DISCOUNT_PLACES)
					: (price(currency, { name: "", missing: "-" }).safeParse(typed).data ?? null);
			const isLate = rest.startsOn !== "" && rest.endsOn !== "" && rest.endsOn < rest.startsOn;
			if (value === null || value === 0)
				refuseField(
					context,
					rest.kind === "percent"
						? t.shopSettings.percentRule
						: t.shopSettings.amountRule({ example: exampleAmount(currency, 5) }),
					"value",
				);
			if (isLate) refuseField(context, t.shopSettings.datesOrder, "endsOn");
			return { ...rest, value: value ?? 0 };
		});
